import { CONSOLE_PATTERNS } from '@/shared/routing/console-paths';
import { withQuery } from '@/shared/routing/with-query';

/** A made-up service of the platform with a made-up price. */
export interface Goods {
  id: 'originTraining' | 'tariffConsultation' | 'standardReport' | 'capabilityReview';
  /** In yuan. */
  price: number;
  unit: 'person' | 'hour' | 'report';
}

/** The sample goods in the order of the list. */
export const GOODS: readonly Goods[] = [
  { id: 'originTraining', price: 800, unit: 'person' },
  { id: 'tariffConsultation', price: 500, unit: 'hour' },
  { id: 'standardReport', price: 3000, unit: 'report' },
  { id: 'capabilityReview', price: 6000, unit: 'report' },
];

/** The goods of that id, or undefined. */
export const goodsOf = (id: string | null): Goods | undefined => GOODS.find((each) => each.id === id);

export const goodsListAddress = `${CONSOLE_PATTERNS.mall}/goodsList`;
export const goodsAddress = (id: string): string => withQuery(`${CONSOLE_PATTERNS.mall}/goodsDetail`, { id });
export const payAddress = (id: string): string => withQuery(`${CONSOLE_PATTERNS.mall}/pay`, { id });
