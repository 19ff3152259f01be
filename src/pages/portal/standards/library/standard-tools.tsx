import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';

const TOOLS = ['standardCompare', 'standardConsistency', 'standardSpectrum', 'standardCapability'] as const;

/** The four tools, each with what it does. */
export function StandardTools() {
  const { t } = useTexts(['standard', 'shell']);
  return (
    <nav className="no-print" aria-label={t('tools')}>
      <ul className="standard-tools">
        {TOOLS.map((tool) => (
          <li key={tool}>
            <Link to={paths[tool]()}>{t(`shell:title.${tool}`)}</Link>
            <span>{t(`tool.${tool}`)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
