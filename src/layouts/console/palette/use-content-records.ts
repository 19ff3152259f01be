import { useQuery } from '@tanstack/react-query';
import { searchContent } from '@/features/content/content-api';
import { contentRecordAddress } from '@/features/menu/page-address';
import type { MenuEntry } from '@/features/menu/menu';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import { LANGUAGE_TAGS, type Language } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import type { Choice } from './choice';
import { FRESH_MS, type FoundChoices } from './use-records';

const MOST = 8;

/** The records of all kinds of content, editions included, found for a text by one call; none for an empty one. */
export function useContentRecords(entries: readonly MenuEntry[], text: string): FoundChoices {
  const { t } = useTexts('palette');
  const session = useSession();
  const language = useLanguage();
  const mayRead = session.isSuperAdmin || session.perms.some((perm) => /^content_.*_select$/.test(perm));
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['palette', 'content', text, language],
    queryFn: ({ signal }) => searchContent(text, MOST, signal),
    enabled: mayRead && text !== '',
    staleTime: FRESH_MS,
  });
  const may = (permissions: readonly string[]) => mayUse(session, permissions);
  const choices = (data?.rows ?? []).flatMap(({ kind, id, name, state }): Choice[] => {
    const address = contentRecordAddress(entries, may, kind, id);
    if (address === null) return [];
    const detail = t('content', {
      kind: textOfCode(t, 'kind', kind),
      state: t(`state.${state}`),
    });
    return [
      {
        id: `content:${kind}:${id}`,
        group: 'content',
        title: name.text,
        lang: name.lang === language ? undefined : LANGUAGE_TAGS[name.lang as Language],
        detail,
        address,
      },
    ];
  });
  return {
    choices,
    isPending: text !== '' && isFetching,
    failed: isError && !isFetching ? ['content'] : [],
    retry: () => void (isError && refetch()),
  };
}
