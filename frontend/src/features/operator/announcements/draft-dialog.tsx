import type { Announcement } from '@learning/shared/contract/operators/announcements';
import { useState } from 'react';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import { newId } from './new-id.ts';

interface Props {
  /** null for a new one. */
  announcement: Announcement | null;
  onClose: () => void;
  onSaved?: (id: string) => void;
}

type Kind = Announcement['audience']['kind'];

/** Writes a draft, or changes it. */
export function DraftDialog({ announcement, onClose, onSaved }: Props) {
  const [id] = useState(() => announcement?.id ?? newId());
  // What the dialog showed when it opened, so that a change by someone else is noticed.
  const [version] = useState(announcement?.version ?? 0);
  const [title, setTitle] = useState(announcement?.title ?? '');
  const [message, setMessage] = useState(announcement?.message ?? '');
  const [actionUrl, setActionUrl] = useState(announcement?.actionUrl ?? '');
  const [actionLabel, setActionLabel] = useState(announcement?.actionLabel ?? '');
  const [kind, setKind] = useState<Kind>(announcement?.audience.kind ?? 'all');
  const [detail, setDetail] = useState(detailOf(announcement?.audience));
  const save = useOperatorMutation('saveAnnouncement');
  const problem = () => {
    if (title.trim() === '' || message.trim() === '') return 'Write a title and a message.';
    if ((actionUrl === '') !== (actionLabel.trim() === ''))
      return 'A page needs a button, and a button a page.';
    if (actionUrl !== '' && !actionUrl.startsWith('/'))
      return 'The page begins with a slash, such as /courses.';
    if (kind === 'course' && !/^[1-9]\d*$/.test(detail)) return 'Enter the number of the course.';
    if (kind === 'plan' && detail.trim() === '') return 'Enter the name of the plan.';
    return undefined;
  };
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={announcement ? 'Change the announcement' : 'Write an announcement'}
      submitText="Save Draft"
      pendingText="Saving..."
      validate={problem}
      onSubmit={async (reason) => {
        await save.mutateAsync({
          params: { announcementId: id },
          body: {
            title: title.trim(),
            message: message.trim(),
            actionUrl: actionUrl === '' ? null : actionUrl,
            actionLabel: actionUrl === '' ? null : actionLabel.trim(),
            audience: audienceOf(kind, detail.trim()),
            version,
            reason,
          },
        });
        onSaved?.(id);
      }}
    >
      <Field label="Title">
        <Input
          name="title"
          maxLength={100}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <Field label="Message">
        <Textarea
          name="message"
          rows={4}
          maxLength={500}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <Field label="Page (optional)" helperText="Where the button leads, such as /courses.">
        <Input
          name="page"
          value={actionUrl}
          onChange={(event) => setActionUrl(event.target.value)}
        />
      </Field>
      {actionUrl !== '' && (
        <Field label="Button">
          <Input
            name="button"
            maxLength={40}
            value={actionLabel}
            onChange={(event) => setActionLabel(event.target.value)}
          />
        </Field>
      )}
      <Field label="For">
        <Select value={kind} onChange={(value) => setKind(value as Kind)}>
          <option value="all">All learners</option>
          <option value="course">Learners of a course</option>
          <option value="plan">Learners with a plan</option>
          <option value="owners">Team owners</option>
        </Select>
      </Field>
      {(kind === 'course' || kind === 'plan') && (
        <Field label={kind === 'course' ? 'Number of the course' : 'Name of the plan'}>
          <Input value={detail} onChange={(event) => setDetail(event.target.value)} />
        </Field>
      )}
    </ReasonDialog>
  );
}

function detailOf(audience: Announcement['audience'] | undefined): string {
  if (audience?.kind === 'course') return String(audience.courseId);
  return audience?.kind === 'plan' ? audience.tierName : '';
}

function audienceOf(kind: Kind, detail: string): Announcement['audience'] {
  if (kind === 'course') return { kind, courseId: Number(detail) };
  return kind === 'plan' ? { kind, tierName: detail } : { kind };
}
