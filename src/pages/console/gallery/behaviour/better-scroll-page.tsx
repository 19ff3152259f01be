import { useRef, useState } from 'react';
import { isParty } from '@/domain/rcep';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '@/shared/ui/styles/class-names';
import { Section } from '@/shared/ui/layout/section';
import { SCROLLABLE } from '@/shared/ui/hooks/scrollable';
import { GalleryFrame } from '../gallery-frame';

/** A natively scrolling list, beside a list of names that follow it and link to its parts. */
export default function BetterScrollPage() {
  const { t } = useTexts(['gallery', 'countries']);
  const [current, setCurrent] = useState<string>(COUNTRY_CODES[0]);
  const box = useRef<HTMLDivElement>(null);
  const parts = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-code]') ?? [])];
  const handleScroll = () => {
    const top = box.current?.scrollTop ?? 0;
    const shown = parts()
      .filter((part) => part.offsetTop <= top + 1)
      .at(-1);
    setCurrent(shown?.dataset['code'] ?? COUNTRY_CODES[0]);
  };
  const handleGo = (code: string) => {
    const part = parts().find(({ dataset }) => dataset['code'] === code);
    if (part !== undefined) box.current?.scrollTo({ top: part.offsetTop });
    setCurrent(code);
  };
  return (
    <GalleryFrame name="betterScroll">
      <Section title={t('gallery:scroll.spy')}>
        <div className="gallery-spy">
          <ul className="gallery-spy-names" aria-label={t('gallery:scroll.parts')}>
            {COUNTRY_CODES.map((code) => (
              <li key={code}>
                <button
                  type="button"
                  className={classNames('gallery-spy-name', code === current && 'gallery-spy-current')}
                  aria-current={code === current ? 'true' : undefined}
                  onClick={() => handleGo(code)}
                >
                  {t(`countries:${code}`)}
                </button>
              </li>
            ))}
          </ul>
          <div
            className="gallery-scroll gallery-spy-list"
            ref={box}
            aria-label={t('gallery:scroll.list')}
            onScroll={handleScroll}
            {...SCROLLABLE}
          >
            {COUNTRY_CODES.map((code) => (
              <div key={code} data-code={code} className="gallery-scroll-part">
                <h3>{t(`countries:${code}`)}</h3>
                <p>{t('gallery:scroll.code', { code })}</p>
                <p>{t(isParty(code) ? 'gallery:table.isParty' : 'gallery:table.isNone')}</p>
              </div>
            ))}
          </div>
        </div>
      </Section>
    </GalleryFrame>
  );
}
