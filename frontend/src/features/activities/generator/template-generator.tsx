import { chakra } from '#ui/chakra/factory.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import type { PublicGeneratorConfig } from '@learning/shared/contract/activity-payloads';
import { isTooMuchText } from '@learning/shared/domain/documents/document-size';
import type { FieldIssue } from '@learning/shared/domain/documents/generate-document';
import { sampleFields } from '@learning/shared/domain/documents/sample-text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { ActivityRunnerProps } from '../activity-runner-props.ts';
import { checkForm } from './form/check-form.ts';
import { Completion } from './document/completion.tsx';
import { CustomizeForm } from './form/customize-form.tsx';
import { DocumentPreview } from './document/document-preview.tsx';
import { DownloadPanel } from './document/download-panel.tsx';
import {
  isOutdated,
  makeDocument,
  startingValues,
  submittedDocument,
} from './document/generated-document.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';

type Tab = 'customize' | 'preview' | 'download';

/** Runs a generator: a form, the document generated from it, and its downloads. */
export default function TemplateGenerator({
  learnerId,
  activity,
  config,
  state,
  submit,
  isSubmitting,
}: ActivityRunnerProps<PublicGeneratorConfig>) {
  const { fields, output } = config;
  const place = { learnerId, activityId: activity.id, fieldIds: fields.map(({ id }) => id) };
  const form = useFormDraft(place, () => startingValues(state));
  const [made, setMade] = useState(() => submittedDocument(config, state.submission));
  const [tab, setTab] = useState<Tab>(made ? 'preview' : 'customize');
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [wrongField, setWrongField] = useState<{ id: string }>();
  const [announcement, setAnnouncement] = useState('');

  const tabs = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ tab: Tab }>();

  // The button that opened this tab is gone with its own tab: move the focus to the tab.
  useEffect(() => {
    if (!asked) return;
    tabs.current?.querySelector<HTMLElement>(`[data-value="${asked.tab}"]`)?.focus();
  }, [asked]);
  const open = (next: Tab) => {
    setTab(next);
    setAsked({ tab: next });
  };

  const { values } = form.state;
  const isTooMuch = useMemo(() => isTooMuchText(config, values), [config, values]);
  const hasChanged = made !== undefined && isOutdated(fields, made, values);

  const change = (changed: Record<string, string>) => {
    form.draft.change(changed);
    setIssues((before) => before.filter(({ fieldId }) => !Object.hasOwn(changed, fieldId)));
    setAnnouncement('');
  };
  const generate = () => {
    const found = checkForm(config, values);
    setIssues(found);
    if (found[0]) {
      setTab('customize');
      return setWrongField({ id: found[0].fieldId });
    }
    setMade(makeDocument(config, values, new Date()));
    setAnnouncement('The document is ready.');
    return open('preview');
  };

  const complete = ({ formData, attemptId }: NonNullable<typeof made>) => {
    const found = sampleFields(fields, formData, config.examples.sampleData);
    if (!found[0]) return void submit({ formData }, attemptId);
    setIssues(found);
    setTab('customize');
    setAnnouncement(
      found.length === 1
        ? 'One field still has the sample text. Replace it with your own, then complete the activity.'
        : `${found.length} fields still have the sample text. Replace it with your own, then complete the activity.`,
    );
    return setWrongField({ id: found[0].fieldId });
  };

  const note = hasChanged && <OutdatedNote onGenerate={generate} />;
  return (
    <Tabs.Root
      value={tab}
      onValueChange={({ value }) => setTab(value as Tab)}
      // Long words the learner types must not widen the page.
      css={{ contain: 'inline-size' }}
    >
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <Tabs.List ref={tabs} aria-label={config.template.title}>
        <Tabs.Trigger value="customize">Customize</Tabs.Trigger>
        <Tabs.Trigger value="preview" disabled={!made}>
          Preview
        </Tabs.Trigger>
        <Tabs.Trigger value="download" disabled={!made}>
          Download
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="customize">
        <CustomizeForm
          config={config}
          state={form.state}
          isTooMuch={isTooMuch}
          issues={issues}
          wrongField={wrongField}
          onChange={change}
          onGenerate={generate}
        />
      </Tabs.Content>
      <Tabs.Content value="preview">
        {note}
        {made && (
          <DocumentPreview
            key={made.attemptId}
            document={made.document}
            onEdit={() => open('customize')}
            onContinue={() => open('download')}
          />
        )}
      </Tabs.Content>
      <Tabs.Content value="download">
        {note}
        {made && (
          <DownloadPanel document={made.document} output={output}>
            <Completion
              submission={state.submission}
              isOutdated={hasChanged}
              isSubmitting={isSubmitting}
              onSubmit={() => complete(made)}
            />
          </DownloadPanel>
        )}
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** Tells the learner that the form was edited after the document was generated. */
function OutdatedNote({ onGenerate }: { onGenerate: () => void }) {
  return (
    <Note aria-live="polite" colorPalette="signal" mb="6">
      <chakra.p>The form has changed since this document was generated.</chakra.p>
      <Button mt="3" size="sm" variant="outline" colorPalette="neutral" onClick={onGenerate}>
        Generate Again
      </Button>
    </Note>
  );
}
