/** The skeleton of a loading list: its count and some rows. */
export const LIST_BLOCKS = [
  { width: '50%', height: '24px' },
  ...Array.from({ length: 10 }, () => ({ width: '100%', height: '58px' })),
];
