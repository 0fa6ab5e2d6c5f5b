import type { NotificationType } from '@learning/shared/contract/notification-types';
import Award from 'lucide-react/icons/award';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquare from 'lucide-react/icons/message-square';
import PenLine from 'lucide-react/icons/pen-line';
import Receipt from 'lucide-react/icons/receipt';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react';

const ICONS: Record<NotificationType, LucideIcon> = {
  course_completion: GraduationCap,
  progress_reminder: Clock,
  review_due: RotateCcw,
  capstone: PenLine,
  certificate: Award,
  new_course: BookOpen,
  announcement: Megaphone,
  assignment: ClipboardList,
  team: Users,
  team_digest: CalendarDays,
  team_report: CalendarDays,
  purchase: Receipt,
  request: MessageSquare,
  moderation: PenLine,
  security: ShieldCheck,
};

export function TypeIcon({ type }: { type: NotificationType }) {
  const Icon = ICONS[type];
  return <Icon size={20} aria-hidden="true" />;
}
