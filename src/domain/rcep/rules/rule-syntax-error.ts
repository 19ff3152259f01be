/** An invalid rule text; `position` is the 0-based offset of the first unexpected token. */
export class RuleSyntaxError extends Error {
  override readonly name = 'RuleSyntaxError';
  readonly position: number;

  constructor(found: string | undefined, expected: string, position: number) {
    const subject = found === undefined ? 'end of text' : `"${found}"`;
    super(`Unexpected ${subject} at position ${position}: expected ${expected}`);
    this.position = position;
  }
}
