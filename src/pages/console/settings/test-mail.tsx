import { Input } from 'antd';
import { useState } from 'react';
import { sendTestMail } from '@/features/options/settings-api';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { notify } from '@/shared/ui/states/notify';
import { pattern, required } from '@/shared/validation/rules';

/** Sends a mail with the saved settings, so that they can be checked. */
export function TestMailSection() {
  const { t } = useTexts('settings');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="settings-section">
      <h2>{t('mail.title')}</h2>
      <p>{t('mail.lead')}</p>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('mail.open')}
      </Button>
      {isOpen && (
        <MailForm
          onSent={() => {
            setIsOpen(false);
            notify('success', t('mail.done'));
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}

function MailForm({ onSent, onClose }: { onSent: () => void; onClose: () => void }) {
  const { t } = useTexts('settings');
  const start = { to: null, subject: t('mail.startSubject'), content: t('mail.startContent') };
  return (
    <EditDialog<Readonly<Record<'to' | 'subject' | 'content', string | null>>, never>
      title={t('mail.open')}
      draftKey="test-mail:new"
      saveText={t('mail.send')}
      fields={[
        {
          name: 'to',
          label: t('mail.to'),
          input: <Input autoComplete="off" inputMode="email" />,
          rules: [required, pattern('email')],
        },
        { name: 'subject', label: t('mail.subject'), input: <Input autoComplete="off" />, rules: [required] },
        {
          name: 'content',
          label: t('mail.content'),
          input: <Input.TextArea rows={3} />,
          rules: [required],
        },
      ]}
      row={null}
      emptyValues={start}
      valuesOf={() => start}
      save={({ to, subject, content }) =>
        sendTestMail({ to: to ?? '', subject: subject ?? '', content: content ?? '' })
      }
      onSaved={onSent}
      onClose={onClose}
    />
  );
}
