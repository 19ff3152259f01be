/** The task sentence of the home page: product as typed, ISO codes of the two countries, date `yyyy-MM-dd`. */
export interface Task {
  hs: string;
  from: string;
  to: string;
  date: string;
}

/** The initial example in the sentence: modular building units of steel, Japan to Viet Nam. */
export const EXAMPLE_TASK: Omit<Task, 'date'> = { hs: '9406.20', from: 'JP', to: 'VN' };

/** Examples below the sentence; their texts are in the area `home`, below `examples`. */
export const EXAMPLES = [
  { key: 'motorControllers', hs: '8537.10', line: '85371040', from: 'CN', to: 'VN' },
  { key: 'cottonShirts', hs: '6109.10', line: null, from: 'CN', to: 'JP' },
  { key: 'batteries', hs: '8507.60', line: null, from: 'CN', to: 'KR' },
] as const;
