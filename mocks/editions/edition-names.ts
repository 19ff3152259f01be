import type { ContentValues } from '@/features/content/content-schema';
import { publishedSource } from '../content/kinds/sources';
import { textOf } from '../content/kinds/values';
import type { Locale, Texts } from '../locale';
import { packedEditions } from '../tariffs/packed';

const LANGUAGE_OF: Readonly<Record<string, Locale>> = { CN: 'zh', VN: 'vi', JP: 'ja', KR: 'ko', MY: 'ms' };

/**
 * The title of an edition in every language its source has it in; of a document that is no source yet, as printed, in
 * the language of the importer, else English. Empty without a title.
 */
export function editionNames(values: ContentValues): Texts {
  const title = textOf(values, 'title');
  if (title === null) return {};
  const packed = packedEditions.find((edition) => edition.title === title);
  const source = packed === undefined ? undefined : publishedSource(packed.id);
  return source?.title ?? { [LANGUAGE_OF[String(values['importer'])] ?? 'en']: title };
}
