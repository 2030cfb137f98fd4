/** Why a text is no well-formed XML of the plain kind: elements, attributes, text, the five entities. Null if it is. */
export function malformed(xml: string): string | null {
  const open: string[] = []
  const token = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<>]*")*)(\/?)>|([^<]+)/y
  let roots = 0
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex
    const found = token.exec(xml)
    if (found === null) return `no element or text at ${at}: ${xml.slice(at, at + 60)}`
    const [, slash, name = '', attributes = '', empty, text] = found
    const problem = text === undefined ? twice(attributes) : stray(text)
    if (problem !== null) return problem
    if (text !== undefined) continue
    if (slash !== '' && open.pop() !== name) return `</${name}> closes nothing at ${at}`
    if (slash === '' && open.length === 0) roots++
    if (slash === '' && empty === '') open.push(name)
  }
  if (open.length > 0) return `${open.join(', ')} left open`
  return roots === 1 ? null : `${roots} roots`
}

/** Every attribute value and text must be free of bare ampersands and of signs that XML forbids. */
function stray(text: string): string | null {
  const bad = /&(?!(?:amp|lt|gt|quot|#39);)|[\p{Cs}\uFFFE\uFFFF]|(?!\n)\p{Cc}/u.exec(text)
  return bad === null ? null : `stray sign at: ${text.slice(bad.index, bad.index + 40)}`
}

function twice(attributes: string): string | null {
  const names = [...attributes.matchAll(/ ([a-zA-Z:-]+)=/g)].map((match) => match[1])
  return new Set(names).size === names.length ? stray(attributes) : `attribute twice: ${attributes}`
}
