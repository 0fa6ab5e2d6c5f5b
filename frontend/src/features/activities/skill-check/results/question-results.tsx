import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { SkillCheckAnswer } from '@learning/shared/contract/activities';
import type { QuestionResult as Result } from '@learning/shared/contract/activity-payloads';
import { ESSAY_MIN_CHARACTERS } from '@learning/shared/domain/scoring/score-skill-check';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { isAnswered } from '../question/questions.ts';
import { SectionLink } from '../../read-first/section-link.tsx';

interface Props {
  courseId: number;
  results: Result[];
  isMissedOnly: boolean;
}

/** Lists the questions of a graded attempt, all of them or only the missed ones. */
export function QuestionResults({ courseId, results, isMissedOnly }: Props) {
  return (
    <chakra.ol>
      {results.map((result, index) =>
        isMissedOnly && result.correct ? null : (
          <QuestionResult
            key={result.questionId}
            courseId={courseId}
            result={result}
            number={index + 1}
          />
        ),
      )}
    </chakra.ol>
  );
}

interface ResultProps {
  courseId: number;
  result: Result;
  number: number;
}

function QuestionResult({ courseId, result, number }: ResultProps) {
  const { correct, userAnswer, correctAnswer, explanation, points, type, readAt } = result;
  const isEssay = type === 'essay';
  const isSameText = correct && !isEssay;
  return (
    <chakra.li py="6" borderTopWidth="1px">
      <chakra.p
        display="flex"
        gap="2"
        alignItems="center"
        textStyle="label"
        breakAfter="avoid"
        fontVariantNumeric="tabular-nums"
      >
        <Mark {...markOf(result)} />
        <chakra.span color="fg.muted" fontWeight="normal">
          {isEssay && '· '}
          {correct ? points : 0} of {points} {points === 1 ? 'point' : 'points'}
        </chakra.span>
      </chakra.p>
      <chakra.h6
        fontFamily="heading"
        fontWeight="semibold"
        fontSize="lg"
        lineHeight="short"
        mt="2"
        breakAfter="avoid"
      >
        {number}. {result.question}
      </chakra.h6>
      <Box mt="4" display="grid" gap="4">
        <Part name={isSameText ? 'Your answer (correct)' : 'Your answer'}>
          {isAnswered(userAnswer) ? <Answer answer={userAnswer!} /> : 'No answer'}
        </Part>
        {!isSameText && correctAnswer !== undefined && (
          <Part name={isEssay ? 'Model answer' : 'Correct answer'}>
            <Answer answer={correctAnswer} />
          </Part>
        )}
        {explanation && <Part name="Explanation">{explanation}</Part>}
        {readAt && !correct && (
          <Part name="Read again">
            <SectionLink courseId={courseId} place={readAt} />
          </Part>
        )}
      </Box>
      {isEssay && (
        <chakra.p textStyle="small" color="fg.muted" mt="4">
          No one has read this answer: any answer of {ESSAY_MIN_CHARACTERS} characters or more earns
          the points{correctAnswer === undefined ? '.' : '. Compare yours with the model answer.'}
        </chakra.p>
      )}
    </chakra.li>
  );
}

interface MarkProps {
  text: string;
  tone: 'success' | 'danger' | 'neutral';
}

/** No one reads a written answer, so it is neither right nor wrong. */
function markOf({ type, correct, userAnswer }: Result): MarkProps {
  if (!isAnswered(userAnswer)) return { text: 'Not answered', tone: 'danger' };
  if (type === 'essay') {
    return correct ? { text: 'Received', tone: 'neutral' } : { text: 'Too short', tone: 'danger' };
  }
  return correct ? { text: 'Correct', tone: 'success' } : { text: 'Not correct', tone: 'danger' };
}

function Mark({ text, tone }: MarkProps) {
  const Icon = { success: CircleCheck, danger: CircleX, neutral: Inbox }[tone];
  return (
    <chakra.span
      color={tone === 'success' ? 'success.fg' : tone === 'danger' ? 'danger.fg' : 'fg'}
      display="inline-flex"
      gap="1.5"
      alignItems="center"
    >
      <Icon size={18} aria-hidden="true" />
      {text}
    </chakra.span>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div breakInside="avoid">
      <chakra.p textStyle="small" fontWeight="semibold" color="fg.muted">
        {name}
      </chakra.p>
      <chakra.div mt="0.5" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {children}
      </chakra.div>
    </chakra.div>
  );
}

function Answer({ answer }: { answer: SkillCheckAnswer }) {
  if (typeof answer === 'string') return answer;
  return (
    <chakra.ul ps="5" listStyleType="disc">
      {answer.map((option) => (
        <li key={option}>{option}</li>
      ))}
    </chakra.ul>
  );
}
