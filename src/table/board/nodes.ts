/** SVG elements, made in one line. */

/** What an element is given. */
export type Given = Readonly<Record<string, string | number | undefined>>

/** A new SVG element, at the end of its parent. */
export function node<E extends SVGElement = SVGElement>(tag: string, given: Given = {}, parent?: Element): E {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement as E
  give(made, given)
  parent?.append(made)
  return made
}

/** Sets attributes; undefined takes one away. */
export function give(element: Element, given: Given): void {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) element.removeAttribute(name)
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value))
  }
}
