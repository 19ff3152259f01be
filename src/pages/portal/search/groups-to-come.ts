/** Two groups of five rows, as a skeleton: high enough that the page's foot, which they move, is out of view. */
export const GROUPS_TO_COME = [0, 1].flatMap(() => [
  { width: '30%', height: '24px' },
  ...Array.from({ length: 5 }, () => ({ width: '100%', height: '64px' })),
]);
