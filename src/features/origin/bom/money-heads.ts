/** What the heads of money said: those left out for another currency or for a multiple that is not clear, and the factors taken from the others. */
export interface MoneyHeads {
  unreadMoney: string[];
  unreadMultiples: string[];
  multiples: { head: string; factor: number }[];
}

/** Heads that say nothing of money. */
export const noMoneyHeads = (): MoneyHeads => ({ unreadMoney: [], unreadMultiples: [], multiples: [] });
