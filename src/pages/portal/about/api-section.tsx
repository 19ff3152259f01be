import { MarkedText } from '@/shared/i18n/marked-text';
import { useTexts } from '@/shared/i18n/use-texts';

/** `public/openapi.json` is the file of `docs`, next to the page. */
const DESCRIPTION = `${import.meta.env.BASE_URL}openapi.json`;

const PARAGRAPHS = ['base', 'envelope', 'language', 'file'] as const;

/** An introduction for developers: addresses, envelope, language, and the complete file. */
export function ApiSection() {
  const { t } = useTexts('about');
  return (
    <>
      {PARAGRAPHS.map((id) => (
        <p key={id} className="about-paragraph">
          <MarkedText t={t} i18nKey={`api.${id}`} components={{ path: <code /> }} />
        </p>
      ))}
      <p className="about-paragraph">
        <a href={DESCRIPTION} download="openapi.json">
          {t('api.download')}
        </a>
      </p>
    </>
  );
}
