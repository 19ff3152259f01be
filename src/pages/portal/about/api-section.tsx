import { Trans, useTranslation } from 'react-i18next';

const PARAGRAPHS = ['base', 'envelope', 'language', 'file'] as const;

/** What a developer needs to begin: addresses, envelope, language, and the file with all the rest. */
export function ApiSection() {
  const { t } = useTranslation('about');
  return PARAGRAPHS.map((id) => (
    <p key={id} className="about-paragraph">
      <Trans t={t} i18nKey={`api.${id}`} components={{ path: <code /> }} />
    </p>
  ));
}
