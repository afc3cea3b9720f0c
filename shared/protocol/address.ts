/**
 * An https address of the open internet: no figures, no ports, no keys, no names of a house's own network. Pages look at
 * an address by the same rule before they send it.
 */
export const isPublicAddress = (address: string): boolean => {
  const host = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*)(?:[/?#][!-~]*)?$/i.exec(address)?.[1]
  return (
    address.length <= 512 &&
    host !== undefined &&
    !/\.(?:local|localhost|internal|intranet|private|lan|home|corp|arpa|onion|test|invalid|example)$/i.test(
      host,
    )
  )
}
