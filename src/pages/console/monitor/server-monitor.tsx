import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadQuery, serverQuery } from '@/features/monitor/monitor-api';
import type { ServerState } from '@/features/monitor/monitor-schema';
import { formatTime } from '@/shared/format/date';
import type { KeyBelow } from '@/shared/i18n/text-keys';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { ErrorState } from '@/shared/ui/states/error-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { StaleNote } from '@/shared/ui/states/stale-note';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { DiskTable } from './disk-table';
import { FactList } from './fact-list';
import { runTimeText } from './run-time';
import { Usage } from './usage';
import './monitor.css';

/** How often the load is requested, while the page is visible. */
const POLL_SECONDS = 5;

/** Processor, memory, virtual machine and disks of the server (contract §5, 系统监控). */
export function ServerMonitor() {
  const { t } = useTexts('monitor');
  const errorText = useErrorText();
  const server = useQuery({ ...serverQuery, staleTime: 0 });
  // Not in a hidden window, nor in a hidden tab of the console, which pauses its effects.
  const load = useQuery({
    ...loadQuery,
    enabled: server.data !== undefined,
    refetchInterval: POLL_SECONDS * 1000,
    refetchIntervalInBackground: false,
    retry: false,
    staleTime: POLL_SECONDS * 1000,
  });
  const retry = () => void Promise.all([server.refetch(), load.refetch()]);
  const savedAt = Math.max(server.dataUpdatedAt, load.dataUpdatedAt);
  const error = server.error ?? load.error;
  return (
    <div className="monitor-page">
      <h1>{t('title')}</h1>
      <p className="monitor-lead">{t('lead', { seconds: POLL_SECONDS })}</p>
      {server.data === undefined && (server.isError ? failure() : <LoadingState />)}
      {server.data !== undefined && (
        <>
          {error === null ? (
            <p className="monitor-lead">{t('updated', { time: formatTime(new Date(savedAt)) })}</p>
          ) : (
            <StaleNote savedAt={savedAt} onReload={retry} why={errorText(error)} />
          )}
          <ServerParts server={{ ...server.data, ...load.data }} />
        </>
      )}
    </div>
  );

  function failure() {
    return (
      <ErrorState what={t('failed')} onRetry={retry}>
        {errorText(server.error)}
      </ErrorState>
    );
  }
}

function ServerParts({ server }: { server: ServerState }) {
  const { t } = useTexts('monitor');
  const language = useLanguage();
  const { systemInfo, cpuInfo, memInfo, JVMInfo, sysFileInfo } = server;
  const share = (percent: number | null | undefined) => (percent == null ? null : `${percent}%`);
  return (
    <div className="monitor-parts">
      <Part name="cpu">
        <Usage label={t('part.cpu')} percent={cpuInfo?.used} />
        <FactList
          facts={{
            cpuModel: cpuInfo?.cpuModel,
            cpuNum: cpuInfo?.cpuNum,
            sys: share(cpuInfo?.sys),
            wait: share(cpuInfo?.wait),
            free: share(cpuInfo?.free),
          }}
        />
      </Part>
      <Part name="memory">
        <Usage label={t('part.memory')} percent={memInfo?.usage} />
        <FactList facts={{ total: memInfo?.total, usedSize: memInfo?.used, free: memInfo?.free }} />
      </Part>
      <Part name="jvm">
        <Usage label={t('part.jvm')} percent={JVMInfo?.usage} />
        <FactList
          facts={{
            total: JVMInfo?.total,
            usedSize: JVMInfo?.used,
            free: JVMInfo?.free,
            max: JVMInfo?.max,
          }}
        />
      </Part>
      <Part name="server">
        <FactList
          facts={{
            computerName: systemInfo?.computerName,
            computerIp: systemInfo?.computerIp,
            osName: systemInfo?.osName,
            osArch: systemInfo?.osArch,
            userName: systemInfo?.userName,
            userDir: systemInfo?.userDir,
          }}
        />
      </Part>
      <Part name="virtualMachine">
        <FactList
          facts={{
            jvmName: JVMInfo?.jvmName,
            version: JVMInfo?.version,
            vendor: JVMInfo?.vendor,
            startTime: JVMInfo?.startTime,
            runTime: JVMInfo?.runTime == null ? null : runTimeText(String(JVMInfo.runTime), language),
            home: JVMInfo?.home,
          }}
        />
      </Part>
      <Part name="files" isWide>
        <DiskTable disks={sysFileInfo ?? []} />
      </Part>
    </div>
  );
}

interface PartProps {
  name: KeyBelow<'monitor', 'part'>;
  isWide?: boolean;
  children: ReactNode;
}

function Part({ name, isWide, children }: PartProps) {
  const { t } = useTexts('monitor');
  return (
    <section className="monitor-part" data-wide={isWide}>
      <h2>{t(`part.${name}`)}</h2>
      {children}
    </section>
  );
}
