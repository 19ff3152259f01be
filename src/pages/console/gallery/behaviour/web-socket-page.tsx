import { useState } from 'react';
import { config } from '@/shared/config/config';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Section } from '@/shared/ui/layout/section';
import { TextField } from '@/shared/ui/fields/text-field';
import { GalleryFrame } from '../gallery-frame';
import { MessageForm } from '../forms/message-form';
import { addressProblem } from './socket-address';
import { CONNECT_SECONDS, useSocket } from './use-socket';

/** A connection to an address of this site that stays open, and the messages received over it. */
export default function WebSocketPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'socket' });
  const [address, setAddress] = useState(ownSocket);
  const { state, messages, open, send, close } = useSocket();
  const problem = addressProblem(address, window.location.origin);
  const isOn = state === 'open' || state === 'connecting';
  const start = state === 'idle' ? t('open') : t('again');
  return (
    <GalleryFrame name="webSocket">
      <Section title={t('connection')} lead={t('lead')}>
        <TextField
          label={t('address')}
          value={address}
          error={problem === null ? undefined : t(`problem.${problem}`)}
          onChange={({ target }) => setAddress(target.value.trim())}
        />
        <div className="gallery-tools">
          {/* One button for both, so that the focus stays on it. */}
          <Button
            size="small"
            variant={isOn ? 'secondary' : 'primary'}
            disabled={problem !== null && !isOn}
            onClick={isOn ? close : () => open(address)}
          >
            {isOn ? t('close') : start}
          </Button>
          <span role="status">{t(`state.${state}`, { seconds: CONNECT_SECONDS })}</span>
        </div>
      </Section>
      <Section title={t('messages')}>
        <MessageForm isOpen={state === 'open'} onSend={send} />
        <div aria-live="polite">
          {messages.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <ol className="gallery-rows gallery-messages" aria-label={t('messages')}>
              {messages.map(({ id, from, content }) => (
                <li key={id}>
                  <b>{t(`from.${from}`)}</b>
                  <span>{typeof content === 'number' ? t('bytes', { count: content }) : content}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </Section>
    </GalleryFrame>
  );
}

/** Next to the back end's endpoints. */
const ownSocket = () => `${new URL(config.apiBase, window.location.origin).href.replace(/^http/, 'ws')}/ws`;
