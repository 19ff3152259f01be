import type { ReactNode } from 'react';
import type { NewsOrigin, NewsRecord } from '../news-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { AsOf } from '@/shared/ui/marks/as-of';
import { ExternalLink } from '@/shared/ui/controls/external-link';

/** Day, subject, and source with its date and the link to the original. */
export function NewsFacts({ record: { date, kind, origin } }: { record: NewsRecord }) {
  const { t } = useTexts('news');
  return (
    <dl className="news-facts">
      <Fact name={t('detail.date')}>
        <AsOf value={date} />
      </Fact>
      <Fact name={t('detail.kind')}>{t(`kind.${kind}`)}</Fact>
      <Fact name={t('detail.origin')}>
        {origin === null ? t('list.noOrigin') : <Origin origin={origin} />}
      </Fact>
      {origin !== null && (
        <Fact name={t('detail.originDate')}>
          {origin.date === null ? t('detail.noDate') : <AsOf value={origin.date} />}
        </Fact>
      )}
    </dl>
  );
}

function Origin({ origin: { name, url } }: { origin: NewsOrigin }) {
  const { t } = useTexts('news');
  const canLead = url !== null && /^https?:\/\//i.test(url);
  return (
    <>
      <span lang={name.lang}>{name.text}</span>
      <LanguageTag lang={name.lang} />
      <br />
      {canLead ? (
        <ExternalLink href={url}>{t('detail.original')}</ExternalLink>
      ) : (
        <span className="news-facts-missing">{t('detail.noOriginal')}</span>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
