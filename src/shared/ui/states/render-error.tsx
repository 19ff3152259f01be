import { useTexts } from '@/shared/i18n/use-texts';
import { ErrorState } from './error-state';
import './states.css';

interface RenderErrorProps {
  form: 'section' | 'page';
  onRetry: () => void;
}

/** The fallback of an error boundary. */
export function RenderError({ form, onRetry }: RenderErrorProps) {
  const { t } = useTexts('ui');
  const note = (
    <ErrorState what={t(`state.renderError.${form}`)} onRetry={onRetry}>
      {t('state.renderErrorNext')}
    </ErrorState>
  );
  if (form === 'section') return note;
  return <div className="page-width render-error">{note}</div>;
}
