/** A code: letters, digits and underscore, at least one (specification §5; the back end's code 9801). */
export const isCode = (value: string): boolean => /^\w+$/.test(value);

/** A name: Chinese characters, letters, digits and underscore (specification §5; the back end's code 9816). */
export const isName = (value: string): boolean => /^[\u4e00-\u9fff\w]+$/.test(value);

/** A Chinese person's name: 2 to 4 Chinese characters, rare ones included (specification §5). */
export const isChineseName = (value: string): boolean => /^\p{Script=Han}{2,4}$/u.test(value);

/** True for nothing at all and for text of white space only; anything that is not text is not blank. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
