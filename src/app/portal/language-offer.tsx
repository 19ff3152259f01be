import { useEffect, useState } from 'react';
import { chooseLanguage } from '../language-choice';
import { saveLanguage } from '../first-paint/starting-language';
import { textsIn } from '@/shared/i18n/i18n';
import { LANGUAGE_TAGS, type Language } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { Button } from '@/shared/ui/controls/button';
import { Icon } from '@/shared/ui/controls/icon';
import { offeredLanguage } from './offered-language';
import './language-offer.css';

interface Offer {
  language: Language;
  accept: string;
  dismiss: string;
}

/** One line at the bottom of the window that offers the site in the browser's preferred language; shifts nothing. */
export function LanguageOffer() {
  const used = useLanguage();
  const language = offeredLanguage(navigator.languages, used);
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    if (language === null) return undefined;
    let isWanted = true;
    // If its texts fail to load, there is no offer.
    readOffer(language).then(
      (read) => isWanted && setOffer(read),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  if (offer === null || offer.language !== language) return null;
  const { accept, dismiss } = offer;
  const handleDismiss = () => {
    // Closing the line is a choice too: the current language.
    saveLanguage(used);
    setOffer(null);
  };
  return (
    <section className="language-offer no-print" lang={LANGUAGE_TAGS[language]} aria-label={accept}>
      <Button size="small" onClick={() => void chooseLanguage(language)}>
        {accept}
      </Button>
      <Button variant="text" size="small" iconOnly aria-label={dismiss} onClick={handleDismiss}>
        <Icon name="close" />
      </Button>
    </section>
  );
}

async function readOffer(language: Language): Promise<Offer> {
  const t = await textsIn(language, 'shell');
  return { language, accept: t('languageOffer.accept'), dismiss: t('languageOffer.dismiss') };
}
