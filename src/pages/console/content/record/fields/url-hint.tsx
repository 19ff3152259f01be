import { Form } from 'antd';
import type { ContentValues } from '@/features/content/content-schema';
import { isUrl } from '@/shared/validation/web-address';
import { useTexts } from '@/shared/i18n/use-texts';
import { ExternalLink } from '@/shared/ui/controls/external-link';

/** Under an address, once it is one: the way to its page, where the record is checked. */
export function UrlHint({ name }: { name: string }) {
  const { t } = useTexts('content');
  const url = String(Form.useWatch<ContentValues[string]>(name) ?? '').trim();
  return isUrl(url) && <ExternalLink href={url}>{t('openUrl')}</ExternalLink>;
}
