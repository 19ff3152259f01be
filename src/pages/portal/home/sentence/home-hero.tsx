import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { EXAMPLES } from './task';
import './home-hero.css';

interface HomeHeroProps {
  sentence: ReactNode;
  /** The live preview; its space is reserved until it loads. */
  preview: ReactNode;
}

/**
 * The top of the home page: headline, task sentence, three examples, live preview. Same markup in the build and the
 * app.
 */
export function HomeHero({ sentence, preview }: HomeHeroProps) {
  const { t } = useTexts('home');
  return (
    <div className="hero">
      <div className="hero-inner">
        <h1 className="hero-title">{t('headline')}</h1>
        {sentence}
        <p className="hero-examples">
          <span>{t('examples.lead')}</span>
          {EXAMPLES.map((example) => (
            <Link
              key={example.key}
              to={paths.taxOriginSearch({
                hs: example.hs.replace('.', ''),
                ...(example.line === null ? {} : { line: example.line }),
                from: example.from,
                to: example.to,
              })}
            >
              {t(`examples.${example.key}`, { hs: example.hs })}
            </Link>
          ))}
        </p>
        <div className="hero-preview">{preview}</div>
      </div>
    </div>
  );
}
