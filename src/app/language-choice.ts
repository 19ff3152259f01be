import { switchLanguage, translate } from '@/shared/i18n/i18n';
import type { Language } from '@/shared/i18n/languages';
import { showNotice } from './notices';
import { saveLanguage } from './first-paint/starting-language';

/**
 * Switches to `language` and stores it for the next visit; page, query, scroll and form stay. Reports texts that fail
 * to load.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  saveLanguage(language);
  dropRequestedLanguage();
  // The requests of index.html used the previous language.
  delete window.__rcepEarly;
  try {
    await switchLanguage(language);
  } catch {
    showNotice(
      'error',
      `${translate('ui:state.error')}${translate('ui:sentenceSpace')}${translate('ui:state.tryAgain')}`,
    );
  }
}

/**
 * Removes `lang` from the address: it would override the choice on the next reload (product design §8: read once).
 */
function dropRequestedLanguage(): void {
  const address = new URL(location.href);
  const [path = '', query = ''] = address.hash.split('?');
  const inHash = new URLSearchParams(query);
  if (!inHash.has('lang') && !address.searchParams.has('lang')) return;
  inHash.delete('lang');
  address.searchParams.delete('lang');
  address.hash = inHash.size === 0 ? path : `${path}?${inHash.toString()}`;
  history.replaceState(history.state, '', address);
}
