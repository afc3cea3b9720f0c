/** The server speaks this version and the one before. In a module of its own: pages need it, and not the schemas. */
export const protocolVersion = 2
