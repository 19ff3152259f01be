/** What an investor asks and this library does not hold, in the order of a project. */
export const INVESTMENT_TOPICS = [
  'access',
  'incentives',
  'tax',
  'labour',
  'land',
  'exchange',
  'customsEntry',
] as const;
