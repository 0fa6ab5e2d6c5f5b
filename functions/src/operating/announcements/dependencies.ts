import type { CatalogReader } from '#catalog/catalog.ts';
import type { TransactionPart } from '#table/table.ts';
import type { AnnouncementRepository } from '#notifications/announcing/announcement-repository.ts';

/** What operators need for announcements. */
export interface OperatedAnnouncements {
  announcements: AnnouncementRepository;
  catalog: Pick<CatalogReader, 'read'>;
  /** Stores what belongs together. */
  write: (parts: readonly TransactionPart[]) => Promise<void>;
  siteOrigin: () => Promise<string>;
  newId: (now: Date) => string;
}
