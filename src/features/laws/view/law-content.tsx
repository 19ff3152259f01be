import type { LawDetail } from '../laws-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';

/** The short summary with its mark, or a note that there is none, and where to read the full text. */
export function LawContent({ law: { content, url, register } }: { law: LawDetail }) {
  const { t } = useTexts('law');
  return (
    <div className="law-content">
      {content === null ? (
        <p className="no-data">{t('details.noContent')}</p>
      ) : (
        <p>
          <span lang={content.lang}>{content.text}</span>
          <LanguageTag lang={content.lang} /> <RecordMarkTag mark={content.mark} />
        </p>
      )}
      {url !== null && (
        <p>
          <ExternalLink href={url}>{t('details.readAtSource')}</ExternalLink>
        </p>
      )}
      {url === null && register !== null && (
        <p>
          <ExternalLink href={register.url}>
            {t('details.readAtRegister', { register: register.title.text })}
          </ExternalLink>
        </p>
      )}
    </div>
  );
}
