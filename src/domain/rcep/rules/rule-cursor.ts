import { RuleSyntaxError } from './rule-syntax-error';

interface Token {
  readonly text: string;
  readonly position: number;
}

/** Reads the words, codes and signs of a rule text one after the other; case does not matter. */
export class RuleCursor {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #next = 0;

  constructor(text: string) {
    this.#tokens = [...text.matchAll(/[A-Za-z0-9.]+|\S/gu)].map((match) => ({
      text: match[0],
      position: match.index,
    }));
    this.#end = text.length;
  }

  /** The next token in lower case (`ahead` = 1: the one after it), undefined at the end. */
  peek(ahead = 0): string | undefined {
    return this.#tokens[this.#next + ahead]?.text.toLowerCase();
  }

  skip(): void {
    this.#next += 1;
  }

  /** Skips the next token if it is the given word or sign. */
  take(word: string): boolean {
    const found = this.peek() === word;
    if (found) this.skip();
    return found;
  }

  expect(word: string): void {
    if (!this.take(word)) this.fail(`"${word}"`);
  }

  /** Throws RuleSyntaxError at the next token. */
  fail(expected: string): never {
    const token = this.#tokens[this.#next];
    throw new RuleSyntaxError(token?.text, expected, token?.position ?? this.#end);
  }
}
