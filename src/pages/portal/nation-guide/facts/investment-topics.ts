/** What an investor needs to know and this library does not have, in the order of a project. */
export const INVESTMENT_TOPICS = [
  'access',
  'incentives',
  'tax',
  'labour',
  'land',
  'exchange',
  'customsEntry',
] as const;
