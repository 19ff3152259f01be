import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '@/shared/config/config';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/section';
import { TextField } from '@/shared/ui/text-field';
import { GalleryFrame } from './gallery-frame';
import { addressProblem } from './socket-address';
import { useSocket } from './use-socket';

/** A connection to an address of this site that stays open, and what comes over it. */
export default function WebSocketPage() {
  const { t } = useTranslation('gallery', { keyPrefix: 'socket' });
  const [address, setAddress] = useState(ownSocket);
  const [message, setMessage] = useState('');
  const socket = useSocket();
  const problem = addressProblem(address, window.location.origin);
  const isOpen = socket.state === 'open';
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
          <Button
            size="small"
            variant="primary"
            disabled={problem !== null || isOpen || socket.state === 'connecting'}
            onClick={() => socket.open(address)}
          >
            {t('open')}
          </Button>
          <Button size="small" disabled={!isOpen} onClick={socket.close}>
            {t('close')}
          </Button>
          <span role="status">{t(`state.${socket.state}`)}</span>
        </div>
      </Section>
      <Section title={t('messages')}>
        <form
          className="gallery-tools"
          onSubmit={(event) => {
            event.preventDefault();
            socket.send(message);
            setMessage('');
          }}
        >
          <TextField
            label={t('message')}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <Button type="submit" size="small" disabled={!isOpen || message === ''}>
            {t('send')}
          </Button>
        </form>
        {socket.messages.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ol className="gallery-rows" aria-live="polite">
            {socket.messages.map(({ id, from, text }) => (
              <li key={id}>
                <b>{t(`from.${from}`)}</b> {text}
              </li>
            ))}
          </ol>
        )}
      </Section>
    </GalleryFrame>
  );
}

/** Beside the back end's calls. */
const ownSocket = () => `${new URL(config.apiBase, window.location.origin).href.replace(/^http/, 'ws')}/ws`;
