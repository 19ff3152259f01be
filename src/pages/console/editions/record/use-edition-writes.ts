import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';

/** Query keys that depend on editions: those of the console, and the portal's answers on tariffs. */
const KEYS = [['content', 'edition'], ['tariff'], ['hs'], ['sources']];

/** Writes editions; then refetches everything that shows them. */
export const useEditionWrites = () => useRowWrites(...KEYS);
