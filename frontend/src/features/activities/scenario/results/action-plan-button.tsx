import type {
  PublicScenarioConfig,
  ScenarioSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import Download from 'lucide-react/icons/download';
import { printDate } from '#lib/print-date.ts';
import { Button } from '#ui/button.tsx';
import { saveTextFile } from '#lib/save-file.ts';
import { actionPlanFileName, actionPlanText } from './action-plan.ts';

interface Props {
  plan: NonNullable<PublicScenarioConfig['actionPlan']>;
  payload: ScenarioSubmissionPayload;
  /** ISO 8601. */
  completedAt: string;
  passingScore: number;
  isMain: boolean;
}

export function ActionPlanButton({ plan, payload, completedAt, passingScore, isMain }: Props) {
  const download = () => {
    const completedOn = printDate(completedAt);
    saveTextFile(
      actionPlanFileName(payload.scenarioTitle),
      actionPlanText(plan, payload, { completedOn, passingScore }),
    );
  };
  return (
    <Button
      variant={isMain ? 'solid' : 'outline'}
      {...(isMain ? {} : { colorPalette: 'neutral' })}
      onClick={download}
    >
      <Download aria-hidden="true" />
      Download Action Plan
    </Button>
  );
}
