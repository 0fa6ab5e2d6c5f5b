import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-business-partner-scenario',
  moduleId: 'hr-business-partner-m4',
  type: 'scenario',
  title: 'The Leader Who Wants a Reorg',
  description:
    'A division head asks for a restructure, and the new chart has one box fewer. Decide how you contract, diagnose, challenge, shape options and follow through.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'The Leader Who Wants a Reorg',
      context:
        'You are the HR business partner for the manufacturing division of Fathom Bay Skincare, a fictional maker of sunscreen for other brands: 420 people, three plants. The division head, Laszlo Nakoa, delivers strong results and has backed you before. Ewa Chikere leads Quality Release, which must approve every batch before it ships. Teodor Asante leads Plant Operations. Your own manager is the chief HR officer, Davit Sorrell. The company has a compliance office, a general counsel and an ethics line.',
    },
    steps: [
      {
        id: 'request',
        title: 'Monday, 8:15 a.m.',
        description: 'Decide how you answer the request.',
        situation:
          'Laszlo closes the door. "I need a structure by Friday. Quality Release goes under Plant Operations, one head instead of two. Fewer hand-offs, faster shipping. Keep it between us, draw it up and sort out the paperwork. You are good at these." You look at his sketch. Ewa\'s box is the only one that disappears.',
        choices: [
          {
            id: 'request-review',
            text: 'Agree to look into it, but ask for two weeks. Propose standard criteria (cost, layers, decision speed) and score his structure against two alternatives, so that whatever comes out is objective.',
            value: 7,
            feedback:
              'Criteria and alternatives protect everyone better than a quick sketch, and Laszlo accepts the delay. Yet you agreed to study a structure before asking what problem it solves, or why one person falls out of it. A careful review of the wrong question can make a decision about a person look like design. You will have to ask tomorrow.',
            next: 'real-reason',
          },
          {
            id: 'request-draft',
            text: 'Draw the chart and a combined role description by Friday, marked confidential, on condition that counsel checks selection before anyone is told. He owns the structure; you own a fair process.',
            value: 0,
            feedback:
              'The condition sounds responsible, and by Tuesday the file has your name on it. Finance loads it into the budget, so a draft becomes a plan before anyone has asked why. If Ewa later challenges it, HR is the author of the chart that removed her. Fair process cannot repair a reason no one examined.',
            next: 'loose-chart',
          },
          {
            id: 'request-refuse',
            text: "Tell him plainly that this looks like a restructure built around one person, that you will not put HR's name to it, and that the performance process exists for exactly this.",
            value: 3,
            feedback:
              'Your instinct is sound, and the wording ends the conversation. Laszlo hears an accusation before he has told you anything, and asks the finance controller for the chart instead. You kept your hands clean and lost your place at the table, where you could have protected Ewa and helped him. Ask first; keep the line for when it is needed.',
            next: 'loose-chart',
          },
          {
            id: 'request-ask',
            text: 'Draw nothing yet. Ask: "What would be better in six months? And which part of this would you still want if Ewa resigned today?" Offer an hour tomorrow.',
            value: 10,
            feedback:
              'He laughs, then stops. The second question separates structure from person without accusing him, and it leaves him room to be honest. No document exists yet, so nothing can leak. You have an hour with him tomorrow to agree on a result, which is worth more to him than a chart by Friday.',
            next: 'real-reason',
          },
        ],
      },
      {
        id: 'real-reason',
        title: 'Tuesday: the real reason',
        description: 'Decide on what terms you work.',
        situation:
          '"Fine," says Laszlo. "It is Ewa. She held batches all spring, and we missed delivery dates for two brands. I have told her to be commercial. I do not want a fight; a reorg is kinder, she leaves with her dignity. I am telling you this in confidence." He has no notes of any conversation with her. Her last review, which he signed, says "strong."',
        choices: [
          {
            id: 'reason-terms',
            text: 'Agree in writing: the question is late shipments; you see order, hold and downtime data; three weeks; no chart meanwhile; his own part is in scope; risk or illegality goes further than him.',
            value: 10,
            feedback:
              'Laszlo grumbles about "his own part" and signs. You now have a question that data can answer, a stop on the chart and an honest limit on secrecy. Ewa is protected because nothing will happen quietly, and Laszlo because he cannot later say he was misled. Good terms are what lets you disagree next week.',
            next: 'evidence',
          },
          {
            id: 'reason-package',
            text: 'Accept that a quiet exit may be the least painful answer for both. Offer to sound Ewa out about a generous package, and keep the chart as the fallback if she declines.',
            value: 0,
            feedback:
              "It is humane in tone, and it starts the removal of a manager whose last review was strong, on one person's word. With the chart in reserve, the offer works as pressure. If it turns out that Ewa held those batches for good reason, HR opened the talk that pushed her out. Nothing has been diagnosed yet.",
            next: 'evidence',
          },
          {
            id: 'reason-plan',
            text: 'Thank him for being straight and stop the reorg. Since this is about one person, offer to help him set expectations for Ewa this week and begin a fair performance process with her.',
            value: 3,
            feedback:
              'You moved from the wrong process to a better one, and still accepted his conclusion. No one has checked whether the holds caused the delays, or whether they were right. A plan started now tells Ewa that doing her job is a performance problem. Diagnose the shipments first; the process, if any, follows from that.',
            next: 'evidence',
          },
          {
            id: 'reason-secret',
            text: 'Agree the same data, three weeks and no chart. Since he was candid, promise that this conversation stays between the two of you until your report, so that he keeps talking openly.',
            value: 7,
            feedback:
              'The scope is right, and his candor is useful. The promise is the flaw: you do not yet know what the files hold. If they show a risk to people or an unlawful motive, you must break your word or your duty. Offer discretion instead, and name what would end it. He would still have talked.',
            next: 'evidence',
          },
        ],
      },
      {
        id: 'loose-chart',
        title: 'Tuesday: the chart is loose',
        description: 'Decide how you contain the damage and reset the work.',
        situation:
          'A chart without Ewa\'s role sits in next year\'s budget file, where a plant controller has seen it. At 10:40 Ewa writes to you: "Is my job going? I would rather hear it from you." Laszlo calls a minute later: "Just tell her it is exploratory. And for your information, yes, it is about her. She held batches all spring."',
        choices: [
          {
            id: 'loose-exploratory',
            text: 'Tell Ewa, as Laszlo asks, that the paper is only exploratory and nothing is decided. Have him route every later version through you alone, so that this cannot happen a second time.',
            value: 3,
            feedback:
              'Every word may be defended, and Ewa still learns that HR knew of a paper removing her role and called it exploratory. When she finds out why it exists, your sentence becomes evidence. You also became the channel for later versions, without ever agreeing what the work is for. Contain the file and reset the purpose first.',
            next: 'evidence',
          },
          {
            id: 'loose-announce',
            text: 'Advise Laszlo to open consultation on the merged structure this week. The rumor is out, uncertainty harms both teams, and an open process with an end date is fairer than silence.',
            value: 0,
            feedback:
              'Openness is usually right, and here it turns an unexamined idea into a formal proposal. Two teams now prepare for a change whose only known reason is one manager. In some countries, consulting on something already settled is itself a breach. Ewa is told she is at risk before anyone has looked at why orders were late.',
            next: 'evidence',
          },
          {
            id: 'loose-stop',
            text: 'Have it withdrawn and agree with Laszlo today: late shipments, three weeks, no role changes. Tell Ewa: "A paper went out that should not have. Nothing is decided, and no role changes now."',
            value: 10,
            feedback:
              'Ewa gets the truth that you can give, quickly, from you. Laszlo keeps his question and loses the shortcut, and a written scope replaces a drawing. You cannot undo the leak, but you have stopped it from becoming a decision. Tell Davit today as well, so that the next person to hear of this is not the ethics line.',
            next: 'evidence',
          },
          {
            id: 'loose-wait',
            text: "Have finance withdraw the chart. Tell Ewa that no decision has been made and that she will hear of any proposal first. Use Thursday's regular meeting to reset the terms with Laszlo calmly.",
            value: 7,
            feedback:
              'The file is contained, and Ewa has an honest answer. But for two days Laszlo believes the project is on, only quieter, and he may speak to Teodor or to Ewa himself. Your reply to her depends on terms he has not agreed. A difficult ten minutes today would have made your sentence to Ewa true.',
            next: 'evidence',
          },
        ],
      },
      {
        id: 'evidence',
        title: 'Week two: what the data says',
        description: 'Decide what you do with an unexpected document.',
        situation:
          'However you began, you now have the figures, and Laszlo still wants the merger. Of 96 late spring orders, 58 followed line stoppages, 17 carrier failures and 21 quality holds. Planners say holds are announced about two days late. In the hold file you find a note from Ewa to Laszlo, dated April 9: "Batches 4417 and 4420 show a stability retest as passed. The lab log has no run. I will not release until this is explained." No reply is on file.',
        choices: [
          {
            id: 'evidence-brief',
            text: 'Before you alarm anyone, ask Ewa and the lab lead, informally, whether the retests were ever run, so that compliance receives a complete and accurate account from you rather than a suspicion.',
            value: 3,
            feedback:
              'Wanting to be accurate is admirable, and it is an investigation. The lab lead now knows what is being looked at and who raised it, and by evening Laszlo does too. Records can change and memories align before anyone trained has seen them. Ewa is exposed by your question. Pass on what you found, untouched, and stop.',
            next: 'he-has-heard',
          },
          {
            id: 'evidence-friday',
            text: 'Keep the note safe, finish the shipment analysis, and take both to Davit in your regular meeting on Friday, where he can judge the matter with the whole picture in front of him.',
            value: 7,
            feedback:
              'The note reaches the right level, with useful context, and you did not investigate. It also waits four days. Batches that may lack a test could ship meanwhile, and a role change could go ahead while you hold the reason it should not. Davit passes it to compliance within the hour, and asks why it was not yesterday.',
            next: 'prepared-meeting',
          },
          {
            id: 'evidence-leave',
            text: 'Stay within your contract. The note is a technical matter that reached the accountable executive months ago, and raising it now would look as if HR were building a case for Ewa.',
            value: 0,
            feedback:
              'A contract limits your question, never your duty. A possible false test record concerns people who use the product, and Ewa raised it in writing before her role was to vanish. You now know both facts. Silence leaves customers, Ewa and the company exposed, and the file log shows that you opened the note. Others will see that you did.',
            next: 'he-has-heard',
          },
          {
            id: 'evidence-route',
            text: 'Stop reading. Today, give Davit and the compliance office the note and the fact that a role change is under discussion. Keep it out of your interviews, and finish the shipment analysis.',
            value: 10,
            feedback:
              "Compliance can secure records and check the batches while the trail is fresh. Ewa's concern travels by a route built to protect it, and you asked no one a question that would identify her. Mentioning the role change is what lets counsel see the retaliation risk. Meanwhile your own work stays useful, and stays yours.",
            next: 'prepared-meeting',
          },
        ],
      },
      {
        id: 'prepared-meeting',
        title: 'The meeting you prepared',
        description: 'Decide how you challenge him with the facts.',
        situation:
          'Compliance is reviewing the batch records. Counsel has told Laszlo only three things: a records matter is open and confidential, no role change in Quality Release may go ahead without approval, and such a change now carries a retaliation risk. You sit down with him and the shipment data. "So you are telling me she is not the problem," he says, arms folded.',
        choices: [
          {
            id: 'meeting-onesided',
            text: 'Show him the figures and recommend that the merger be dropped: 75 of 96 late orders have nothing to do with holds. Leave out the late hold notices for now, so that he cannot use them against Ewa.',
            value: 7,
            feedback:
              'The figures persuade him, and you protected Ewa from an argument today. He then hears about the late notices from a planner and decides that you chose your facts. An advocate who filters evidence loses both clients. Late notices are a fixable process; named fairly, beside the larger causes, they would have made you more believable.',
            next: 'options',
          },
          {
            id: 'meeting-full',
            text: '"What do you see?" you ask, and wait. Then: "A merger leaves 75 of 96 late. Ending this role now would look like retaliation. Late hold notices are real and fixable."',
            value: 10,
            feedback:
              'He studies the bars and says, "Downtime." You let him find the main cause, named the risk without judging his motive, and put a fair criticism of Quality Release on the table. Counsel had already named that risk to him, so you revealed nothing new. Ewa is neither accused nor shielded, and Laszlo can choose a better plan without confessing to a bad one.',
            next: 'options',
          },
          {
            id: 'meeting-counsel',
            text: 'Explain that the decision is out of your hands. Counsel has stopped any role change, so the practical course is to wait for the review to close and return to the structure afterward.',
            value: 3,
            feedback:
              "It is true, and it teaches him that the idea was fine and the timing unlucky. Laszlo waits, blames the lawyers, and the line stoppages continue. Leaning on authority is the weakest way to win commitment. You had data he could have owned, and a reason that will still be good when counsel's hold has ended.",
            next: 'options',
          },
          {
            id: 'meeting-public',
            text: 'Suggest taking the three figures to his leadership meeting tomorrow. His peers run the lines and the carriers, and he will find it hard to press the merger once everyone has seen the facts.',
            value: 0,
            feedback:
              'Laszlo is corrected in front of people who report to him, beside a matter that counsel told him is confidential. Some in the room guess why Quality Release is sensitive, which points straight at Ewa. He drops the merger and stops telling you things. Facts shown in private first can still become his facts; now they are yours against him.',
            next: 'options',
          },
        ],
      },
      {
        id: 'he-has-heard',
        title: 'He has heard',
        description: 'Decide what you do while he is on the phone.',
        situation:
          'Word has reached Laszlo that HR has seen the April note. He calls, angry. "So she is hiding behind a complaint. Then I want the structure announced before this turns into one. You have the data now; write me the reason." Compliance still knows nothing.',
        choices: [
          {
            id: 'heard-stop',
            text: '"I cannot help with that. The note and this call go to Davit and counsel now, later than they should. Please do nothing about Ewa. The shipment facts are still yours."',
            value: 10,
            feedback:
              'He is furious, and warned. Within the hour counsel has the note, his words and your own delay, and can protect Ewa, the records and, in truth, Laszlo himself. You named the line, gave your reason and left a door open for the work. Owning your late start is what makes the rest of your account believable.',
            next: 'options',
          },
          {
            id: 'heard-calm',
            text: 'Slow him down. Explain at length how this would look to a judge, get his promise to drop the announcement, and treat the call as a coaching conversation so that he is not punished for candor.',
            value: 3,
            feedback:
              'He calms down and promises, and you were persuasive. But a stated wish to move against someone who raised a concern is no coaching topic, and a private promise protects no one. Ewa does not know, counsel cannot act, and the batches are still unchecked. When this surfaces, you will be the person who knew and kept it.',
            next: 'options',
          },
          {
            id: 'heard-quiet',
            text: 'Say only that you will come back to him, hang up, and call Davit and counsel at once with the note and his exact words. They can decide who speaks to him and what he should be told.',
            value: 7,
            feedback:
              'The right people know within minutes, and your account is exact. Laszlo, however, leaves the call believing you may write his reason, and he could speak to Ewa this afternoon. One sentence, "Please do nothing about her role until counsel calls," reveals nothing new and would have closed that gap. Escalate, and hold the line too.',
            next: 'options',
          },
          {
            id: 'heard-papers',
            text: 'Tell him the timing is a serious weakness. Offer to collect planning papers from before April that mention merging the teams, since an earlier business reason is the only thing that could support it.',
            value: 0,
            feedback:
              'If such papers existed, counsel would want them, found by someone neutral. Gathering them to fit a decision he has just explained is helping to build a pretext. You have heard his motive; nothing from March changes it. Ewa carries the harm, and you have moved from adviser to participant. Stop, and take the call to counsel.',
            next: 'options',
          },
        ],
      },
      {
        id: 'options',
        title: 'One page for the president',
        description: 'Decide which options you put in writing.',
        situation:
          'By now, by one route or another, Davit, counsel and compliance are involved and the records review is open. The president, Kiran Falk, wants one page by Monday: how will the division ship on time this summer? Laszlo asks you to draft it with him. "And find me something on the structure," he adds. "I cannot look as if I backed down."',
        choices: [
          {
            id: 'options-selection',
            text: 'Offer the merged role through fair competition: both heads apply, a neutral panel scores them on agreed criteria, and counsel reviews the outcome. No one is removed; the process decides.',
            value: 0,
            feedback:
              "It looks fair, and it still ends the role of the person whose concern is open, then asks her to compete for it. A clean panel cannot cleanse the reason the contest exists. It also puts batch release under the function it checks, which some industries forbid. Laszlo now has a document, with HR's recommendation on it.",
            next: 'announcement',
          },
          {
            id: 'options-silent',
            text: 'Recommend two fixes with costs: a planned maintenance window for the lines, and hold notices within four hours. Say nothing about structure, because any mention keeps the subject alive.',
            value: 7,
            feedback:
              'These are the right fixes, and the president can approve them. The silence leaves Laszlo with an unanswered question and his pride, so the structure will return by another door. Doing nothing about it should have been stated as a choice: quality stays independent, and any review waits until counsel agrees and starts from criteria.',
            next: 'drift',
          },
          {
            id: 'options-project',
            text: "Keep Ewa's title, grade and pay, and ask her to lead a quality digitization project until autumn while Teodor covers releases. Everyone gets a breathing space, and no one loses a job.",
            value: 3,
            feedback:
              'It is the compromise many experienced partners reach for, and its effect is that the person who questioned test records no longer releases batches. Losing the core of a job can be a detriment even when pay stays the same. The plants lose their check in the busiest season. Kindness and removal are hard to tell apart from outside.',
            next: 'announcement',
          },
          {
            id: 'options-full',
            text: 'Compare doing nothing with a maintenance window and four-hour hold notices; recommend both, costed. State that quality stays independent and that structure waits, with criteria, until counsel agrees.',
            value: 10,
            feedback:
              "The president sees causes, costs and a sequence, and approves it in one reading. Laszlo can present a plan for the 75 orders that matter most, and he was not asked to confess. Naming the structure question, and parking it under conditions, is stronger than hoping it goes away. Ewa's team receives a standard it can meet.",
            next: 'drift',
          },
        ],
      },
      {
        id: 'drift',
        title: 'Six weeks later',
        description: 'Decide how you follow through.',
        situation:
          'Late orders have halved. The records review is still open. Preparing your quarterly notes, you notice two things: Ewa is no longer invited to Monday planning, and her purchase approvals now go to Teodor. No one told you. Ewa has not complained. Laszlo is cheerful and has just thanked you in front of the president.',
        choices: [
          {
            id: 'drift-pragmatic',
            text: 'Have coffee with Ewa. Point out that results are improving, suggest that she rebuild the relationship with Laszlo while the mood is good, and offer to help her prepare that conversation.',
            value: 0,
            feedback:
              'You mean to help, and you have asked the person being moved aside to repair it. Ewa hears that HR has noticed and expects her to be pleasant about it. She is now less likely to speak up again, as is anyone she tells. The two changes were made by Laszlo, and they are his to explain and undo.',
            next: 'end',
          },
          {
            id: 'drift-coach',
            text: 'Raise both changes with Laszlo in your next coaching hour, help him see how they look, ask him to restore the Monday invitation, and mention it to Davit in your monthly report.',
            value: 7,
            feedback:
              'You saw the pattern and spoke to the right person, and the invitation returns. But the approvals stay with Teodor for weeks, and counsel, who is watching for exactly this, learns of it at month-end. Retaliation can be a series of small exclusions. Same conversation, today, for both changes, with counsel told first.',
            next: 'end',
          },
          {
            id: 'drift-today',
            text: 'Give Davit and counsel both dated facts. With their agreement, see Laszlo today, ask his reasons, and ask that both be reversed. Check in with Ewa privately on how things are.',
            value: 10,
            feedback:
              'Laszlo says that he "just streamlined things," and restores both within the day. Counsel has a dated record that the company acted on its own. Ewa learns that someone is watching without her having to ask. Follow-through is the step that most plans leave out, and it is where your earlier advice turns out to have been real.',
            next: 'end',
          },
          {
            id: 'drift-wait',
            text: 'Note both facts with dates, and wait. Ewa knows you and the ethics line; acting on changes she has not raised might create a grievance she does not have and put her in a spotlight.',
            value: 3,
            feedback:
              'Respecting her choice feels right, and dated notes are useful. Yet you know something she may not connect, and she may be silent because speaking up cost her before. Your notes then prove that HR saw it and watched. Preventing retaliation needs no complaint from the person it happens to. It needs a question to the person doing it.',
            next: 'end',
          },
        ],
      },
      {
        id: 'announcement',
        title: 'The announcement draft',
        description: 'Decide what you do about your own recommendation.',
        situation:
          'Laszlo has taken your page further. An announcement of the change to Ewa\'s role goes out on Monday, "as recommended by HR." Counsel has not seen it. The records review is still open. Ewa stops you in the corridor: "Before my job changes, did anyone look into what I wrote in April?"',
        choices: [
          {
            id: 'announcement-safeguards',
            text: 'Let it proceed with written safeguards: same grade and pay whatever happens, a review by a fixed date, her signed agreement, and a check by you after 30 days. That is more than most people would get.',
            value: 0,
            feedback:
              "The safeguards are real, and they are attached to the wrong act. Ewa would be asked to sign while her concern is open and her question unanswered, so her agreement may count for little. If the review supports her, the company will have removed the person who was right, on HR's advice and with HR's paperwork.",
            next: 'end',
          },
          {
            id: 'announcement-withdraw',
            text: 'Today, tell Laszlo, Davit and counsel that your option was wrong, and ask that it be stopped. Tell Ewa: "It is with compliance. Here is the person to call."',
            value: 10,
            feedback:
              'It costs you face with Laszlo and gives everyone a way back. Counsel stops the announcement, the line and notice fixes can go to the president instead, and Ewa has a name and a truthful answer. You cannot tell her more, and she does not need more. A partner who can say "I advised you badly" is still worth having.',
            next: 'end',
          },
          {
            id: 'announcement-delay',
            text: 'Persuade Laszlo to hold the announcement until the review closes, and keep the draft ready. Tell Ewa kindly that you are unable to comment on anything to do with April.',
            value: 3,
            feedback:
              'Monday passes without harm, which matters. But the option you wrote stays alive, as if the finding might make it acceptable, and counsel still has not seen it. "I cannot comment" tells Ewa nothing, not even that her concern reached someone. She needs a name, and Laszlo needs to hear that the recommendation was wrong.',
            next: 'end',
          },
          {
            id: 'announcement-handover',
            text: 'Send the draft to Davit and counsel at once, ask them to stop it, and step back: your advice is part of the problem now. Leave it to them to speak with Laszlo and Ewa.',
            value: 7,
            feedback:
              'The announcement is stopped by people with authority, and you were right to see that you are conflicted. Laszlo, though, learns from a lawyer that his partner has changed course, and Ewa walks away without an answer. Withdrawing your own advice, in person, is uncomfortable and yours to do. Then hand the file over.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        'You asked what the structure was for before you drew it, kept the question on late orders, and let the facts do the challenging. When a concern surfaced you passed it on untouched and on the same day. You gave the leader options he could own, and you looked again when no one had asked you to. Read the feedback on every choice below ten: most lost points come from a right step taken late, or from an honest fact left out. Then complete the action plan for a live request.',
      failing:
        'Here is how it can go well. First, before any chart: "What would be better in six months, and which part would you still want if this person resigned today?" Second, contract in writing: the result, the data, the time, no role changes meanwhile, the leader\'s own part in scope, and limits on secrecy. Discretion may be offered; secrecy may not. If a paper has leaked, withdraw it and tell the employee the truth you can tell. Third, diagnose the business problem. If you find a concern about records, safety or law, stop, and give it to compliance and counsel the same day, together with the fact that a role change is in play. Do not ask around. Fourth, challenge in private with all the facts, including those that are fair criticism of the employee, and name the retaliation risk without judging motive. If he says he wants to act because of the concern, refuse, ask him to do nothing, and take it to counsel at once. Fifth, offer options against doing nothing. Moving the person to a project, or making her compete for her own job, is the same removal in softer clothes. Sixth, follow through: watch for lost invitations and approvals, tell counsel first, act without waiting for a complaint, and withdraw your own advice openly if it was wrong.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: WHEN A LEADER WANTS A REORG\n\nName: ______________________   Date: ______________\nRequest (no names): ______________________________________\n\n1. CONTRACT BEFORE CHART\nResult in six months, and who would notice: ______________________________\nMy question that separates structure from person: ______________________________\nLimits of confidence, in my words: ______________________________\nNo role changes or announcements before: ______________________________\n\n2. DIAGNOSE\nThree rival explanations: ______________________________\nData I need, and from whom: ______________________________\nIf a concern surfaces, I pass it today to: ______________________________\n\n3. CHALLENGE AND OPTIONS\nThe fact I show first, without comment: ______________________________\nMy line, word for word: ______________________________\nTwo workable options, and doing nothing: ______________________________\nWho is affected, and what they would say: ______________________________\n\n4. FOLLOW THROUGH\nSigns of quiet exclusion I will look for: ______________________________\nDates I will look: ______________   Whom I tell the same day: ______________\nAdvice of mine I may have to withdraw: ______________________________\n\nReviewed with: ______________________   Date: ______________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Contract before chart', 'Diagnose', 'Challenge and options', 'Follow through'],
    },
  },
});
