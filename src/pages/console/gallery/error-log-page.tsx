import { useState } from 'react';
import { useErrorLog } from '@/features/error-log/error-log-store';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from './gallery-frame';

/** Errors on demand, each caught where such errors are caught in production. */
export default function ErrorLogPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'errorLog' });
  const count = useErrorLog(({ entries }) => entries.length);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <GalleryFrame name="errorLog">
      <Section title={t('throw')} lead={t('lead')}>
        <div className="gallery-tools">
          <Button
            size="small"
            onClick={() => {
              throw new Error(t('message'));
            }}
          >
            {t('handler')}
          </Button>
          <Button size="small" onClick={() => void Promise.reject(new Error(t('message')))}>
            {t('promise')}
          </Button>
          <Button size="small" onClick={() => setIsBroken(true)}>
            {t('drawing')}
          </Button>
        </div>
        <p className="gallery-result" role="status">
          {t('count', { count })}
        </p>
        <ErrorBoundary key={String(isBroken)}>{isBroken && <Broken message={t('message')} />}</ErrorBoundary>
        {isBroken && (
          <div className="gallery-result">
            <Button size="small" onClick={() => setIsBroken(false)}>
              {t('mend')}
            </Button>
          </div>
        )}
      </Section>
    </GalleryFrame>
  );
}

function Broken({ message }: { message: string }): null {
  throw new Error(message);
}
