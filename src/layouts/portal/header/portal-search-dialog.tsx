import { useState } from 'react';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { firstSuggestQuery } from '@/features/hs/hs-api';
import { formatHs } from '@/features/hs/hs-code';
import { suggestTexts } from '@/features/hs/suggest/suggest-text';
import { codeGroup, NO_CODES } from '@/features/site-search/local/matching-entry';
import { textsForCodes } from '@/features/site-search/local/read-words';
import { MOST_OF_A_KIND } from '@/features/site-search/dialog/search-choices';
import { SearchDialog } from '@/features/site-search/dialog/search-dialog';
import { searchText } from '@/features/site-search/local/search-text';
import { useSettled } from '@/features/site-search/dialog/use-settled';
import { useSiteSearch } from '@/features/site-search/use-site-search';
import { useRows } from '@/shared/api/cache/previous-answer';
import { ApiScope } from '@/shared/api/cache/api-scope';
import { useLanguage } from '@/shared/i18n/use-language';

interface PortalSearchDialogProps {
  /** The shortcut, as printed on the reader's keyboard. */
  keys: string;
  onClose: () => void;
}

/** The search over the whole site, as a dialog; its code loads when it is first opened. */
export function PortalSearchDialog(props: PortalSearchDialogProps) {
  return (
    <ApiScope>
      <OpenSearch {...props} />
    </ApiScope>
  );
}

function OpenSearch({ keys, onClose }: PortalSearchDialogProps) {
  const [typed, setTyped] = useState('');
  const requested = useSettled(searchText(typed));
  const texts = suggestTexts(textsForCodes(requested));
  const codes = useRows(firstSuggestQuery(texts, useLanguage(), MOST_OF_A_KIND));
  const isShort = texts.length === 0;
  const found = useSiteSearch(
    requested,
    COUNTRY_CODES,
    {
      group: isShort ? NO_CODES : codes.data && codeGroup(codes.data, formatHs),
      isOld: !isShort && codes.isOld,
      isError: codes.isError && !codes.data,
      retry: () => void codes.refetch(),
    },
    MOST_OF_A_KIND,
  );
  return (
    <SearchDialog
      typed={typed}
      onType={setTyped}
      requested={requested}
      found={found}
      keys={keys}
      onClose={onClose}
    />
  );
}
