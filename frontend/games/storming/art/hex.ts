/** A pointy-topped hexagon round 0, 0, as the path of a drawing. */
export const hexPath = (radius: number): string => {
  const points = Array.from({ length: 6 }, (_, corner) => {
    const angle = ((60 * corner - 90) * Math.PI) / 180
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}z`
}
