import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { useErrorReason } from '@/shared/ui/hooks/use-error-reason';
import type { Picture } from './read-pictures';
import { useUpload, type UploadState } from './use-upload';

const BYTES_PER_KB = 1000;

/** A selected picture with its preview, and the state of its upload. */
export function UploadItem({
  picture: { file, address },
  onRemove,
}: {
  picture: Picture;
  onRemove: () => void;
}) {
  const { t } = useTexts('gallery', { keyPrefix: 'upload' });
  const language = useLanguage();
  const { state, send, cancel } = useUpload(file);
  const { name } = file;
  const isSending = state.step === 'sending';
  const action = state.step === 'ready' ? 'send' : 'again';
  return (
    <li>
      <img src={address} alt={t('preview', { name })} />
      <span>{t('size', { name, size: formatNumber(file.size / BYTES_PER_KB, language, 1) })}</span>
      <UploadOutcome state={state} name={name} />
      <div className="gallery-upload-actions">
        {/* One button for both, so that the focus stays on it. */}
        <Button
          size="small"
          disabled={state.step === 'sent'}
          aria-label={t(isSending ? 'cancelOne' : `${action}One`, { name })}
          onClick={isSending ? cancel : () => void send()}
        >
          {t(isSending ? 'cancel' : action)}
        </Button>
        <Button
          variant="text"
          size="small"
          disabled={isSending}
          aria-label={t('removeOne', { name })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

function UploadOutcome({ state, name }: { state: UploadState; name: string }) {
  const { t } = useTexts('gallery', { keyPrefix: 'upload' });
  const reason = useErrorReason(state.step === 'failed' ? state.error : null);
  return (
    <>
      {state.step === 'sending' && (
        <progress className="gallery-progress" aria-label={t('progress', { name })} value={state.share} />
      )}
      <span role="status">
        {state.step === 'sent' && t('sent', { address: state.address })}
        {state.step === 'cancelled' && t('cancelled')}
        {state.step === 'failed' && `${t('failed')} ${reason ?? t('noAnswer')}`}
      </span>
    </>
  );
}
