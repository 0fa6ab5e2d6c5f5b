import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-compliance-ethics-skill-check',
  moduleId: 'hr-compliance-ethics-m5',
  type: 'skill-check',
  title: 'Compliance and Ethics Check',
  description:
    'Six short cases reach your inbox, with a policy draft and a risk score to finish. Eight questions test issue-spotting, retaliation, privacy and policy structure.',
  passingScore: 75,
  config: {
    assessment: {
      title: 'Compliance and Ethics Check',
      description:
        'You run HR for Skerry Line, a fictional ferry operator with 400 people. Six cases, a policy draft and a risk score are waiting. Eight questions, 10 points each, 15 minutes; 75% passes.',
      timeLimit: 15,
      passingScore: 75,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          'Case 1. The fleet manager writes: "From spring, every deck supervisor must be available for any Sunday sailing. Same rule for everyone, so no one can complain." Two supervisors have told him that they worship on Sundays. What do you ask first?',
        options: [
          'Does anyone in management want those two supervisors to leave, and is there any message that shows it?',
          'Could we apply the rule to new supervisors only, so that no one loses an existing arrangement?',
          'Whom does the rule shut out, what must it achieve, and would a milder rule achieve it?',
          'Has every supervisor been given the rule in writing, with fair notice and a chance to sign it?',
        ],
        correctAnswer:
          'Whom does the rule shut out, what must it achieve, and would a milder rule achieve it?',
        points: 10,
        hint: 'The rule is the same for all. Which kind of discrimination does not need bad intent?',
        explanation:
          'This is possible indirect discrimination: one rule, a heavier effect on a group, and an aim that must justify it. Limiting it to new supervisors is the tempting compromise, but it only moves the effect to future applicants. Hunting for bad intent answers the direct question, and notice does not make an unjustified rule fair. What the two supervisors said may also be a request that needs exploring.',
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question:
          "Case 2. In May, Henrik gave a statement in a coworker's harassment complaint. In June his manager asks you to approve an improvement plan for three booking errors. The errors are real. What do you do?",
        options: [
          'Approve it; the errors are real and performance management runs separately from the complaint.',
          'Hold it until you have compared colleagues, evidence from before May and the reason for acting now.',
          'Refuse any plan until the complaint has been closed for at least a year, to avoid any appearance of retaliation.',
          'Approve it, but have a manager from another terminal sign and run it, so that it is independent.',
        ],
        correctAnswer:
          'Hold it until you have compared colleagues, evidence from before May and the reason for acting now.',
        points: 10,
        hint: 'Would the same step be taken, on the same date and evidence, if he had stayed silent?',
        explanation:
          'Helping with a complaint is usually protected, so test whether this step would have come anyway. "The errors are real" is the best distractor: true facts can still be used for a bad reason, or on one person only. A different signature does not change why the plan exists. A one-year ban goes too far, since genuine problems can still be handled fairly.',
      },
      {
        id: 'q3',
        type: 'multiple-select',
        question:
          'Case 3. Skerry Line pays a "freelance" rigging trainer, Pilar. A manager wants her agreement to end quietly. Which facts point toward employment? Select all that apply.',
        options: [
          'The dispatcher sets her hours and tells her how to run each session.',
          'Her signed agreement says "independent contractor", and she sends monthly invoices.',
          'She may not send a substitute and has done the work herself for three years.',
          'She trains crews at two other companies and sets her own prices there.',
          'She appears on the staff rota, uses a company email and wears the uniform.',
        ],
        correctAnswer: [
          'The dispatcher sets her hours and tells her how to run each session.',
          'She may not send a substitute and has done the work herself for three years.',
          'She appears on the staff rota, uses a company email and wears the uniform.',
        ],
        points: 10,
        hint: 'Look at control, person, place in the business and risk. Set labels aside.',
        explanation:
          'Control, personal work and a place in the business point toward employment in most tests. The signed agreement is the best distractor: it shows what the parties called it, and facts outweigh labels. Other clients and own prices point the other way. With a mixed picture and an exit planned, call counsel before the agreement ends.',
      },
      {
        id: 'q4',
        type: 'multiple-choice',
        question:
          'Case 4. The return-to-work form asks for "nature of illness and medication". A terminal manager says that it helps her plan cover and spot hazards. What do you change?',
        options: [
          'Replace it with expected return, tasks the person cannot safely do, and an offer of a private call with HR.',
          'Keep the field but mark it optional, and explain why it helps, so that each employee can decide freely.',
          'Keep the field but route it to HR only, so that managers never see the answers.',
          'Keep the field for six months of data on hazards, then delete the answers and review the form.',
        ],
        correctAnswer:
          'Replace it with expected return, tasks the person cannot safely do, and an offer of a private call with HR.',
        points: 10,
        hint: 'Ask which decision each word on the form serves.',
        explanation:
          'Cover and hazards are planned from dates and work limits, so the diagnosis serves no decision and goes. Routing it to HR is the best distractor: access is narrower, but you still collect what you do not need. An optional box rarely feels optional to someone asking to come back, and deleting later does not justify collecting now.',
      },
      {
        id: 'q5',
        type: 'multiple-select',
        question:
          'A draft Remote Work Policy for head office reaches you for approval. Which lines must be rewritten before you sign? Select all that apply.',
        options: [
          'Owner: Human Resources.',
          'Version 2.0 replaces version 1.4 and applies from March 1. Next review: March 1, two years later.',
          'Employees will always be able to work from home two days a week.',
          'If you cannot be reached during agreed hours, tell your manager before they begin.',
          'Any breach of this policy will result in dismissal.',
        ],
        correctAnswer: [
          'Owner: Human Resources.',
          'Employees will always be able to work from home two days a week.',
          'Any breach of this policy will result in dismissal.',
        ],
        points: 10,
        hint: 'Look for a missing role, a promise you may regret, and an outcome fixed in advance.',
        explanation:
          'A department cannot answer the phone, so name one role. "Always" is a promise that can bind you. "Will result in dismissal" fixes the outcome before anyone is heard; write "may", and say what is weighed. The version line is the best distractor, because it looks like clutter, but it tells a later reader which rule applied. The reachability line names an actor and a time.',
      },
      {
        id: 'q6',
        type: 'multiple-choice',
        question:
          'Case 5. Lakshmi, a ticket agent, told her supervisor that she is pregnant. He moved her from the pier to the back office the same day, on full pay, "to keep her safe". She has not objected. What is your view?',
        options: [
          'Good practice. Confirm the move in writing as an accommodation and set a review date.',
          'Acceptable, since pay is unchanged. Ask her for a certificate before she returns to the pier.',
          'It only becomes an issue if she objects or her overtime falls. Note it and check in next month.',
          'He decided without her. Talk with her now, assess the real risks, and agree on any change.',
        ],
        correctAnswer:
          'He decided without her. Talk with her now, assess the real risks, and agree on any change.',
        points: 10,
        hint: 'Kind intentions, same pay. What is still missing?',
        explanation:
          'Kindness does not cure it: her duties changed because she is pregnant, on a guess, and she had no say. Her silence may mean that she felt unable to object. Confirming the move in writing is the best distractor, since the paper is neat, but it records a decision no one made with her. Assess the risks of the job with Lakshmi, then agree on changes.',
      },
      {
        id: 'q7',
        type: 'short-answer',
        question:
          'A fatigue risk on night sailings scores likelihood 4 and impact 5. A new rota lowers likelihood by 2 and impact by 1. What is the residual risk score?',
        options: [],
        correctAnswer: '8',
        points: 10,
        hint: 'Multiply the two new scores. Give a whole number in digits only.',
        explanation:
          'New likelihood 2 times new impact 4 gives 8. The common slip is to subtract from the product: 20 minus 3 is 17. Another is to lower only the likelihood, which gives 10. An impact of 4 can still hurt people seriously, so the risk keeps an owner and a date.',
      },
      {
        id: 'q8',
        type: 'essay',
        question:
          'Case 6. An anonymous message reaches the speak-up line: "Engineers on the night boat sign safety checks that no one does. The chief engineer says we sail on time or we answer for it. He knows who talks, so do not ask him." Describe your first three days: safety, evidence, who is told, how the reporter is protected, and what you look for beyond the people named. Aim for about 150 words.',
        options: [],
        correctAnswer:
          "Day one: people first. I tell the safety lead and a senior executive, both outside the chief engineer's line, so that someone else does the checks before the next sailing, or the boat waits. I ask counsel about reporting duties and preserve check sheets, rotas, and engine and access logs before anyone is alerted. I acknowledge the message through the line, say what happens next and by when, and ask for more detail. I do not try to find out who wrote it, and I share the text only with those who must act. Day two: with counsel I agree on an impartial investigator and compare signed checks with engine logs on several boats, so that no one crew is singled out. Managers are reminded that retaliation is forbidden; HR approves any change to night crew shifts or records for 90 days. Day three: I ask why: staffing, turnaround times, bonuses for punctuality. I enter the risk as cause, event and effect, with an owner, and update the reporter.",
        points: 10,
        hint: 'Safety before blame, originals before interviews, the writer before curiosity, and the cause before the culprit.',
        explanation:
          'A strong answer makes the next sailing safe, preserves originals, keeps the named chief out of the handling, protects the writer and looks for the pressure behind the signatures. The common weak answer questions the chief engineer first "to be fair". He must be heard, but after the evidence is safe and by someone impartial. Trying to identify the writer is another trap: it ends trust in the channel.',
      },
    ],
    feedback: {
      passing:
        'You can hear a legal issue in plain words, protect the person who raised it, and keep data and policy lean. Read the explanation of any question you missed, then run your first small audit with the HR Compliance Audit Checklist. HR Documentation Essentials is a good next step.',
      failing:
        'Not yet, and the gaps can be closed. For status and sources, return to module 1: facts outweigh labels, and an exit near a protected event calls for counsel. For equality and retaliation, see module 2: whom does the rule shut out, was the person asked, and would the step be the same had they stayed silent? For policy, see module 3: one role owns it, no promise you cannot keep, no outcome fixed in advance. For risk and privacy, see module 4: score again after controls, change the work, and keep only fields that serve a decision. Read the sections below, then try again.',
    },
    badge: {
      name: 'Compliance and Ethics Steward',
      description:
        'Passed a practical check on spotting discrimination and retaliation, judging status, writing clear policy, and handling employee data and concerns with care.',
    },
  },
});
