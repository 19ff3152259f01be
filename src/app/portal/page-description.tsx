import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { titleKeyOf } from '@/app/router/screen-of';
import { useTexts } from '@/shared/i18n/use-texts';
import { useRecordName } from '@/shared/ui/marks/record-name';
import type { TextKey } from '@/shared/i18n/text-keys';

/** The meta description of each public page in the current language: its record, if it shows one, and its purpose. */
export function PageDescription() {
  const { pathname } = useLocation();
  const { t, i18n } = useTexts('descriptions');
  const record = useRecordName();
  const titleKey = titleKeyOf(pathname);
  useEffect(() => {
    if (titleKey === null) return;
    const page = i18n.exists(titleKey, { ns: 'descriptions' })
      ? (titleKey as TextKey<'descriptions'>)
      : 'site';
    const description = [record, t(page)].filter((part) => part !== null).join(' – ');
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [titleKey, record, t, i18n]);
  return null;
}
