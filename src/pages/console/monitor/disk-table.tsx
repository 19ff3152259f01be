import type { ServerState } from '@/features/monitor/monitor-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { Usage } from './usage';

type Disk = NonNullable<ServerState['sysFileInfo']>[number];

const FIELDS = ['diskName', 'fileName', 'diskType', 'total', 'used', 'free'] as const;

/** The disks of the server. */
export function DiskTable({ disks }: { disks: readonly Disk[] }) {
  const { t } = useTexts('monitor');
  if (disks.length === 0) return <p>{t('noFiles')}</p>;
  return (
    <DataTable
      caption={t('part.files')}
      rows={disks}
      rowKey={(disk) => String(disk.diskName)}
      columns={[
        ...FIELDS.map((field) => ({
          id: field,
          head: t(`field.${field === 'used' ? 'usedSize' : field}`),
          cell: (disk: Disk) => disk[field] ?? '—',
        })),
        {
          id: 'usage',
          head: t('field.usage'),
          cell: (disk: Disk) => <Usage label={String(disk.diskName)} percent={disk.usage} />,
        },
      ]}
    />
  );
}
