import { createKeyPair, SETTINGS, updateSettings } from '@/features/options/settings-api';
import type { SettingValues } from '@/features/options/settings-schema';
import { Refusal } from '@/shared/console-ui/edit/refusal';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';

const RSA = 'RSA';

/** The key pair that encrypts what the client sends; a new one is made by the server, saved, and never shown. */
export function KeyPair({ values }: { values: SettingValues }) {
  const { t } = useTexts('settings');
  const confirm = useConfirm();
  const { run, isUnderWay, refusal, forgetRefusal } = useRowWrites(SETTINGS);
  const type = values['crypto_asymmetric'] || RSA;
  const renew = async () => {
    if (!(await confirm({ content: t('keys.ask'), detail: t('keys.askDetail') }))) return;
    const write = async () => {
      const { publicKey, privateKey } = await createKeyPair(type);
      await updateSettings({
        crypto_asymmetric: type,
        crypto_asymmetric_public_key: publicKey,
        crypto_asymmetric_private_key: privateKey,
      });
    };
    await run('key pair', write, t('keys.done'));
  };
  return (
    <section className="settings-section">
      <h2>{t('group.crypto')}</h2>
      <dl className="settings-facts">
        <div>
          <dt>{t('name.crypto_asymmetric')}</dt>
          <dd>{type}</dd>
        </div>
        <div>
          <dt>{t('name.crypto_asymmetric_public_key')}</dt>
          <dd>
            <code>{values['crypto_asymmetric_public_key'] || t('notSet')}</code>
          </dd>
        </div>
        <div>
          <dt>{t('name.crypto_asymmetric_private_key')}</dt>
          <dd>{t('secret')}</dd>
        </div>
      </dl>
      <Button size="small" aria-busy={isUnderWay} onClick={() => void renew()}>
        {t('keys.renew')}
      </Button>
      <Refusal text={refusal} onClose={forgetRefusal} />
    </section>
  );
}
