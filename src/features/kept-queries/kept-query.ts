import * as z from 'zod/mini';
import { PATTERNS } from '@/shared/routing/paths';

/** How many questions one reader may keep. */
export const MAX_KEPT_QUERIES = 100;
export const MAX_LABEL_LENGTH = 120;

/** Long enough for a link that carries a bill of materials. */
const MAX_ADDRESS_LENGTH = 16_000;

/** A question kept by the reader: `address` of the tariff page without the `#`, `keptAt` as ISO 8601 in UTC. */
export const keptQuery = z.object({
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LABEL_LENGTH)),
  address: z.string().check(z.startsWith(`${PATTERNS.taxOriginSearch}?`), z.maxLength(MAX_ADDRESS_LENGTH)),
  keptAt: z.iso.datetime(),
});
export type KeptQuery = z.infer<typeof keptQuery>;

/** True for a list as it is kept by the browser. */
export const isKeptList = (value: unknown): value is KeptQuery[] =>
  z.array(keptQuery).check(z.maxLength(MAX_KEPT_QUERIES)).safeParse(value).success;
