/**
 * The result for the heads of money: those left out for another currency or an unclear multiple, and the factors of
 * the others.
 */
export interface MoneyHeads {
  unreadMoney: string[];
  unreadMultiples: string[];
  multiples: { head: string; factor: number }[];
}

/** Heads without money. */
export const noMoneyHeads = (): MoneyHeads => ({ unreadMoney: [], unreadMultiples: [], multiples: [] });
