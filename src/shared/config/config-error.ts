/** A configuration that cannot be used; its message is one English sentence: the variable, its value, what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly variable: string;

  constructor(variable: string, value: string, allowed: string) {
    super(`${variable} is ${JSON.stringify(value)}, but it must be ${allowed}.`);
    this.variable = variable;
  }
}
