import type { NotificationType } from '@learning/shared/contract/notification-types';
import {
  Award,
  BookOpen,
  CalendarDays,
  ClipboardList,
  Clock,
  GraduationCap,
  Megaphone,
  MessageSquare,
  Receipt,
  RotateCcw,
  Users,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Record<NotificationType, LucideIcon> = {
  course_completion: GraduationCap,
  progress_reminder: Clock,
  review_due: RotateCcw,
  certificate: Award,
  new_course: BookOpen,
  announcement: Megaphone,
  assignment: ClipboardList,
  team: Users,
  team_digest: CalendarDays,
  purchase: Receipt,
  request: MessageSquare,
};

export function TypeIcon({ type }: { type: NotificationType }) {
  const Icon = ICONS[type];
  return <Icon size={20} aria-hidden="true" />;
}
