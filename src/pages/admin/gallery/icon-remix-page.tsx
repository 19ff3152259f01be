import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import FileOutlined from '@ant-design/icons/es/icons/FileOutlined';
import FolderOutlined from '@ant-design/icons/es/icons/FolderOutlined';
import TableOutlined from '@ant-design/icons/es/icons/TableOutlined';
import LineChartOutlined from '@ant-design/icons/es/icons/LineChartOutlined';
import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined';
import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import StarOutlined from '@ant-design/icons/es/icons/StarOutlined';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/section';
import { GalleryFrame } from './gallery-frame';
import { IconGrid } from './icon-grid';

const ICONS = Object.entries({
  HomeOutlined,
  SettingOutlined,
  UserOutlined,
  SearchOutlined,
  EditOutlined,
  DeleteOutlined,
  PlusOutlined,
  SaveOutlined,
  UploadOutlined,
  DownloadOutlined,
  PrinterOutlined,
  CopyOutlined,
  FilterOutlined,
  CalendarOutlined,
  BellOutlined,
  MailOutlined,
  LinkOutlined,
  LockOutlined,
  EyeOutlined,
  FileOutlined,
  FolderOutlined,
  TableOutlined,
  LineChartOutlined,
  GlobalOutlined,
  BankOutlined,
  StarOutlined,
}).map(([name, Drawing]) => ({ name, drawing: <Drawing className="gallery-icon" aria-hidden /> }));

/** Icons of the console kit, for pages that are built from it. Each is imported by itself. */
export default function IconRemixPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'icon' });
  return (
    <GalleryFrame name="iconRemix">
      <Section title={t('kit')} lead={t('kitLead')}>
        <IconGrid icons={ICONS} />
      </Section>
    </GalleryFrame>
  );
}
