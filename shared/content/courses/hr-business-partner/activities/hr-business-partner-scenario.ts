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
        'You are the HR business partner for the manufacturing division of Fathom Bay Skincare, a fictional maker of sunscreen for other brands: 420 people, three plants. The division head delivers strong results and has backed you before. Quality Release, led by Eva Chandler, must approve every batch before it ships. The company has a compliance office, a general counsel and an ethics line.',
      people: [
        { name: 'Laszlo Novak', role: 'Division head' },
        { name: 'Eva Chandler', role: 'Head of Quality Release' },
        { name: 'David Sorrell', role: 'Chief HR officer, your manager' },
        { name: 'Kara Falk', role: 'President' },
        { name: 'Ted Asante', role: 'Head of Plant Operations' },
      ],
    },
    steps: [
      {
        id: 'request',
        title: 'Monday, 8:15',
        description: 'Decide how you answer the request.',
        situation: "He has sent a photo of a sketch. Eva's box is the only one that disappears.",
        messages: [
          {
            from: 'Laszlo Novak',
            at: 'Monday, 8:15 AM',
            text: 'I need a structure by Friday. Quality Release under Plant Operations, one head instead of two. Fewer hand-offs, faster shipping.',
          },
          {
            from: 'Laszlo Novak',
            at: 'Monday, 8:17 AM',
            text: "Keep it between us, draw it up and sort out the paperwork. You're good at these.",
          },
        ],
        choices: [
          {
            id: 'request-refuse',
            text: "Tell him that this is a restructure built around one person, and that HR's name won't be on it.",
            reasoning:
              "It's an unpleasant sentence, but performance has its own process and he knows it as well as I do.",
            value: 3,
            feedback:
              'Your instinct is sound, and the wording ends the conversation. Laszlo hears an accusation before he has told you anything, and asks the finance controller for the chart. You kept your hands clean and lost the place at the table where you could have protected Eva.',
            next: 'loose-chart',
          },
          {
            id: 'request-draft',
            text: 'Draw it up by Friday, confidential, with counsel on selection.',
            reasoning:
              'Structure is a management prerogative, and a lawful selection is what HR guarantees.',
            value: 0,
            feedback:
              'By Tuesday the file has your name on it, and finance loads it into the budget. A draft has become a plan before anyone asked why. If Eva challenges it, HR is the author of the chart that removed her.',
            next: 'loose-chart',
          },
          {
            id: 'request-ask',
            text: 'Draw nothing. Ask him what he would still want from the chart if Eva left today.',
            reasoning:
              "If nothing is left, it was about her, and he's heard that in his own voice.",
            value: 10,
            feedback:
              "He laughs, then stops. No document exists yet, so nothing can leak, and he hasn't been accused of anything. You have an hour tomorrow, which is worth more to him than a chart by Friday.",
            next: 'real-reason',
          },
          {
            id: 'request-review',
            text: 'Two weeks, and his structure scored against two others on cost, layers and speed.',
            reasoning:
              'Standard criteria are objective, and whatever comes out of them can be defended.',
            value: 7,
            feedback:
              'Criteria protect everyone better than a quick sketch, and Laszlo accepts the delay. Yet you agreed to study a structure before asking what problem it solves. A careful review of the wrong question can make a decision about Eva look like design.',
            next: 'real-reason',
          },
        ],
      },
      {
        id: 'real-reason',
        title: 'Tuesday: the real reason',
        description: 'Decide on what terms you work.',
        situation:
          'He has no notes of any conversation with Eva. Her last review, which he signed, says "strong."',
        messages: [
          {
            from: 'Laszlo Novak',
            at: 'Tuesday, 9:02 AM',
            text: "Fine. It's Eva. She held batches all spring and we missed dates for two brands. I told her to be commercial.",
          },
          {
            from: 'Laszlo Novak',
            at: 'Tuesday, 9:04 AM',
            text: "A reorg is kinder. She leaves with her dignity. I'm telling you this in confidence.",
          },
        ],
        choices: [
          {
            id: 'reason-plan',
            text: 'Stop the reorg, tell him that Eva deserves a straight word, and help him set clear expectations.',
            reasoning:
              "If it's about one person, then she should hear what is wrong, but with a fair chance.",
            value: 3,
            feedback:
              "You moved from the wrong process to a better one, and still took over his conclusion. You haven't checked whether the holds caused the delays, or whether they were right. A plan now tells Eva that doing her job is a performance problem.",
            next: 'evidence',
          },
          {
            id: 'reason-secret',
            text: 'Late orders, three weeks, no chart, his data; and this talk stays between the two of you until you report.',
            reasoning:
              'He was candid for once, and he will only go on talking if he knows that it goes nowhere else.',
            value: 7,
            feedback:
              "The scope is right and his candor useful. The promise is the flaw: you don't know what the files hold. If they show a risk to customers or an unlawful motive, you break your word or your duty, and Eva pays for either.",
            next: 'evidence',
          },
          {
            id: 'reason-terms',
            text: 'Three weeks on late orders, with his own habits in scope and a clear limit on what can stay secret.',
            reasoning:
              "Whatever touches people's safety or the law goes further, and he has agreed to it beforehand.",
            value: 10,
            feedback:
              'Laszlo grumbles about "his own part" and signs. You have a question that data can answer and an honest limit on secrecy. Eva is protected because nothing will happen quietly.',
            next: 'evidence',
          },
          {
            id: 'reason-package',
            text: 'Sound Eva out about a generous package, with the chart in reserve.',
            reasoning: 'A quiet exit with money is often the least painful route for both sides.',
            value: 0,
            feedback:
              "It's humane in tone and starts the removal of a manager with a strong review, on one person's word. With the chart in reserve, the offer is pressure. If Eva held those batches for good reason, HR opened the talk that pushed her out.",
            next: 'evidence',
          },
        ],
      },
      {
        id: 'loose-chart',
        title: 'Tuesday: the chart is loose',
        description: 'Decide how you contain the damage and reset the work.',
        situation:
          "A chart without Eva's role sits in next year's budget file, where a plant controller has seen it.",
        messages: [
          {
            from: 'Eva Chandler',
            at: 'Tuesday, 10:40 AM',
            text: "Is my job going? I'd rather hear it from you.",
          },
          {
            from: 'Laszlo Novak',
            at: 'Tuesday, 10:44 AM',
            text: "Just tell her it's exploratory. And for your information, yes, it's about her. She held batches all spring.",
          },
        ],
        choices: [
          {
            id: 'loose-wait',
            text: 'Have the chart pulled, tell Eva that nothing is decided, and reset the terms with Laszlo on Thursday.',
            reasoning:
              "She should hear it today, but he wouldn't listen now, and then it would get worse.",
            value: 7,
            feedback:
              "The file is contained, and Eva has an honest answer. For two days, though, Laszlo believes that the project is on, only quieter, and he mentions it to Ted. Your sentence to Eva rests on terms he hasn't agreed to.",
            next: 'evidence',
          },
          {
            id: 'loose-announce',
            text: 'Advise Laszlo to open consultation on the merged structure this week.',
            reasoning: 'The rumor is out, and openness is fairer than weeks of silence about jobs.',
            value: 0,
            feedback:
              'Openness turns an unexamined idea into a formal proposal, whose only known reason is one manager. In some countries, consulting on something already settled is itself a breach. Eva is told she is at risk before anyone has looked at why orders were late.',
            next: 'cleanup',
          },
          {
            id: 'loose-stop',
            text: 'Pull the paper and reset the work with Laszlo before lunch, then go and see Eva yourself about the chart.',
            reasoning:
              'A chart in a budget file becomes a fact by the afternoon, for him as for her.',
            value: 10,
            feedback:
              "Eva hears from you that a paper went out that shouldn't have, and that no role changes now. Laszlo keeps his question and loses the shortcut. You tell David as well, so that the next person to hear of it isn't the ethics line.",
            next: 'evidence',
          },
          {
            id: 'loose-exploratory',
            text: "Tell Eva that it's exploratory and nothing is decided, and route every later version through yourself.",
            reasoning:
              'Each word is accurate, and a single gatekeeper prevents any repetition of this accident next season.',
            value: 3,
            feedback:
              "Eva learns that HR knew of a paper removing her role and called it exploratory. When she finds out why it exists, your sentence becomes evidence. You're also the channel now for work whose purpose you never agreed.",
            next: 'cleanup',
          },
        ],
      },
      {
        id: 'cleanup',
        title: 'Wednesday: the ethics line',
        description: 'Decide what you say about your own part.',
        situation:
          'The ethics line has received an anonymous message: "HR is reorganizing someone out." David has been asked for a comment.',
        messages: [
          { from: 'David Sorrell', at: 'Wednesday, 8:30 AM', text: "Tell me this isn't ours." },
          {
            from: 'Eva Chandler',
            at: 'Wednesday, 8:50 AM',
            text: 'My deputy has asked me whether she should look for a job.',
          },
        ],
        choices: [
          {
            id: 'cleanup-all',
            text: 'Tell David, Laszlo and Eva today what you did, and have the paper taken back.',
            reasoning:
              'People will hear it anyway, so they should hear it from the person who did it.',
            value: 10,
            feedback:
              "David is angry for an hour and useful for a month. The paper is withdrawn, the question becomes late orders, and Eva's deputy stays. Your next sentence to Eva is believed because you withdrew the last one.",
            next: 'evidence',
          },
          {
            id: 'cleanup-process',
            text: 'Tell David all of it, and leave Laszlo and Eva to him, as your own part in it is under question now.',
            reasoning:
              "A person whose conduct has been reported shouldn't be the one who cleans up in the meantime.",
            value: 5,
            feedback:
              'David knows, and the ethics line gets a true answer. Two days pass before he reaches Laszlo, and the paper stays in the budget file. Eva hears nothing and speaks to a lawyer on Thursday.',
            next: 'evidence',
          },
          {
            id: 'cleanup-deny',
            text: 'Tell David that a draft was discussed but never adopted.',
            reasoning:
              "That is the fact, and anonymous messages shouldn't set the agenda for a division.",
            value: 0,
            feedback:
              "The answer goes to the ethics line with David's name on it. On Friday the version in the budget file turns up. From now on Eva, Laszlo and David each check what you say with someone else.",
            next: 'evidence',
          },
        ],
      },
      {
        id: 'evidence',
        title: 'Week two: what the data says',
        description: 'Decide what you do with an unexpected document.',
        situation:
          'Of 96 late spring orders, 58 followed line stoppages, 17 carrier failures and 21 quality holds. Planners say that holds are announced about two days late. In the hold file lies a note from Eva to Laszlo of April 9: "Batches 4417 and 4420 show a stability retest as passed. The lab log has no run. I won\'t release until this is explained." No reply is on file.',
        messages: [
          {
            from: 'Laszlo Novak',
            at: 'Thursday, 4:20 PM',
            text: 'When do I get my numbers? And I still want the merger.',
          },
        ],
        choices: [
          {
            id: 'evidence-friday',
            text: 'Keep the note safe, say nothing yet, finish the analysis of the orders, and take both to David on Friday.',
            reasoning:
              'It may cost four days, but with the whole picture before him, he can judge better what it means.',
            value: 7,
            feedback:
              "The note reaches the right level, and you didn't investigate. It also waits four days, in which batches that may lack a test could ship to families. David passes it on within the hour and asks why it wasn't yesterday.",
            next: 'prepared-meeting',
          },
          {
            id: 'evidence-brief',
            text: 'Ask Eva and the lab lead, without any fuss, whether the retests were run, before you alarm anyone.',
            reasoning:
              'Compliance deserves a verified account from HR and not one stray line out of an April folder.',
            value: 3,
            feedback:
              "Wanting to be accurate is admirable, and it's an investigation. The lab lead now knows what is being looked at and who raised it, and by evening Laszlo does too. Records can change before anyone trained has seen them.",
            next: 'he-has-heard',
          },
          {
            id: 'evidence-leave',
            text: 'Keep to the contract, and leave a technical matter with Laszlo.',
            reasoning:
              "It looks cold, but taking up this note would resemble building a case in Eva's favor.",
            value: 0,
            feedback:
              'A contract limits your question, never your duty. A possibly false test record concerns people who use the product, and Eva raised it before her role was to vanish. The file log shows that you opened the note.',
            next: 'he-has-heard',
          },
          {
            id: 'evidence-route',
            text: 'Close the folder and carry both the note and the plan for her role to David within the hour.',
            reasoning: "It could all be harmless, but that's for people with the training to say.",
            value: 10,
            feedback:
              'Compliance secures the records and checks the batches while the trail is fresh. Mentioning the role change lets counsel see the retaliation risk to Eva. Your own work stays useful, and stays yours.',
            next: 'prepared-meeting',
          },
        ],
      },
      {
        id: 'prepared-meeting',
        title: 'The meeting you prepared',
        description: 'Decide how you challenge him with the facts.',
        situation:
          'Compliance is reviewing the batch records. Counsel has told Laszlo three things: a records matter is open and confidential, no role change in Quality Release goes ahead without approval, and such a change now carries a retaliation risk.',
        messages: [
          {
            from: 'Laszlo Novak',
            at: 'Monday, 2:00 PM',
            text: "So you're telling me she isn't the problem.",
          },
        ],
        choices: [
          {
            id: 'meeting-public',
            text: 'Bring the figures to his leadership meeting, where lines and carriers can respond.',
            reasoning:
              'Pressing a merger becomes awkward once peers have seen what it would leave undone.',
            value: 0,
            feedback:
              'Laszlo is corrected in front of people who report to him, beside a matter that counsel called confidential. Some guess why Quality Release is sensitive, which points at Eva. He drops the merger and stops telling you things.',
            next: 'options',
          },
          {
            id: 'meeting-full',
            text: 'Show him all of it, with the late notices of her team as well, and let him talk before you name the risk.',
            reasoning:
              "They're his own numbers, and people trust a picture more if it has both sides in it.",
            value: 10,
            feedback:
              'He studies the bars and says, "Downtime." A fair criticism of Quality Release is on the table, so he believes the rest. Eva is neither accused nor shielded, and he can choose a better plan without confessing to a bad one.',
            next: 'options',
          },
          {
            id: 'meeting-onesided',
            text: 'Show him the 58, 17 and 21, advise against the merger, and leave the late hold notices for later.',
            reasoning:
              "They're true, but he would use them today, and then people would say she was at fault.",
            value: 7,
            feedback:
              "The figures persuade him. He then hears about the late notices from a planner and decides that you chose your facts. An advocate who filters evidence loses both clients, and Eva's next word is doubted with yours.",
            next: 'options',
          },
          {
            id: 'meeting-counsel',
            text: 'Explain that counsel has stopped any change, and that structure can return when the review is over.',
            reasoning:
              "It's accurate and brief, and neither side has to lose a quarrel about Eva that can't be settled in June.",
            value: 3,
            feedback:
              'It teaches him that the idea was fine and the timing unlucky. Laszlo waits, blames the lawyers, and the line stoppages go on. You had data he could have owned.',
            next: 'options',
          },
        ],
      },
      {
        id: 'he-has-heard',
        title: 'He has heard',
        description: 'Decide what you do while he is on the phone.',
        situation:
          'Word has reached Laszlo that HR has seen the April note. Compliance still knows nothing. You pick up.',
        messages: [
          {
            from: 'Laszlo Novak',
            at: 'Friday, 5:10 PM',
            text: "So she's hiding behind a complaint. I want the structure announced before this turns into one.",
          },
          {
            from: 'Laszlo Novak',
            at: 'Friday, 5:11 PM',
            text: 'You have the data now. Write me the reason.',
          },
        ],
        choices: [
          {
            id: 'heard-papers',
            text: 'Warn him about the timing, and offer to look for what was planned before April that names a merger.',
            reasoning:
              'Only an earlier business reason can carry it, and if there is one, he needs it by tonight.',
            value: 0,
            feedback:
              "If such papers existed, counsel would want them found by someone neutral. Gathering them to fit a decision he has just explained is helping to build a pretext. Eva carries the harm, and you've moved from adviser to participant.",
            next: 'options',
          },
          {
            id: 'heard-quiet',
            text: "Say that you can't talk now, hang up politely, and bring David and counsel the note and his words.",
            reasoning: 'They can best judge who speaks to him next and what he may be told.',
            value: 7,
            feedback:
              'The right people know within minutes. Laszlo leaves the call believing that you may write his reason, and he could speak to Eva this evening. One sentence, "Please do nothing about her role," would have closed that gap.',
            next: 'options',
          },
          {
            id: 'heard-stop',
            text: 'Refuse him the reason and warn him off her role, with counsel on the phone next.',
            reasoning:
              'He could still move her this evening, but a clear sentence from a colleague may hold him back.',
            value: 10,
            feedback:
              'He is furious, and warned. Within the hour counsel has the note, his words and your own delay, and can protect Eva, the records and in truth Laszlo. Owning the late start is what makes the rest of your account believable.',
            next: 'options',
          },
          {
            id: 'heard-calm',
            text: 'Calm him, and file this call with his promise under coaching.',
            reasoning:
              'It may be naive, but punishing candor would end whatever openness remains, and tempers cool.',
            value: 3,
            feedback:
              "He promises, and you were persuasive. But a stated wish to move against someone who raised a concern is no coaching topic. Eva doesn't know, counsel can't act, and the batches are still unchecked.",
            next: 'options',
          },
        ],
      },
      {
        id: 'options',
        title: 'One page for the president',
        description: 'Decide which options you put in writing.',
        situation:
          'By now David, counsel and compliance are involved and the records review is open.',
        messages: [
          {
            from: 'Kara Falk',
            at: 'Wednesday, 9:00 AM',
            text: 'One page by Monday, please: how will the division ship on time this summer?',
          },
          {
            from: 'Laszlo Novak',
            at: 'Wednesday, 9:20 AM',
            text: "Draft it with me. And find me something on the structure. I can't look as if I backed down.",
          },
        ],
        choices: [
          {
            id: 'options-project',
            text: "Keep Eva's grade and pay, and have her lead a digital project until fall while Ted covers the releases.",
            reasoning:
              'Everyone gets some air, no one loses a job, and Laszlo can show the president a change of a kind.',
            value: 3,
            feedback:
              'The effect is that the person who questioned test records no longer releases batches. Losing the core of a job can be a detriment even when pay stays the same. The plants lose their check in the busiest season.',
            next: 'announcement',
          },
          {
            id: 'options-silent',
            text: 'Two costed fixes, a maintenance window and hold notices in four hours, and no word about structure.',
            reasoning:
              "They're the right things to do, but a word on structure now would only open it again.",
            value: 7,
            feedback:
              'Kara can approve both. The silence leaves Laszlo with an unanswered question and his pride, so the structure will return by another door. Doing nothing about it should have been stated as a choice.',
            next: 'drift',
          },
          {
            id: 'options-selection',
            text: 'Let both heads compete for the merged role before a neutral panel.',
            reasoning:
              'No one is removed by decree, and you can show the criteria to anyone who asks for them.',
            value: 0,
            feedback:
              "It ends the role of the person whose concern is open, then asks her to compete for it. A clean panel can't cleanse the reason the contest exists. Laszlo now has a document, with HR's recommendation on it.",
            next: 'announcement',
          },
          {
            id: 'options-full',
            text: 'The two fixes with their costs, the price of doing nothing, and a line that structure has to wait.',
            reasoning:
              'He could live with a plan that says so, and people on both sides would know where they are.',
            value: 10,
            feedback:
              "Kara sees causes, costs and a sequence, and approves it in one reading. Laszlo presents a plan for the 75 orders that matter most and isn't asked to confess. Eva's team receives a standard it can meet.",
            next: 'drift',
          },
        ],
      },
      {
        id: 'drift',
        title: 'Six weeks later',
        description: 'Decide how you follow through.',
        situation:
          "Late orders have halved; the records review is still open. Preparing your notes, you see that Eva is no longer invited to Monday planning, and that her purchase approvals go to Ted. She hasn't complained.",
        messages: [
          {
            from: 'Laszlo Novak',
            at: 'Tuesday, 11:00 AM',
            text: 'Told Kara you were a big part of this. Thank you.',
          },
          {
            from: 'Ted Asante',
            at: 'Tuesday, 11:30 AM',
            text: "Since when do I sign Eva's purchases?",
          },
        ],
        choices: [
          {
            id: 'drift-pragmatic',
            text: 'Have coffee with Eva, and help her prepare a talk with Laszlo while results and mood are this good.',
            reasoning:
              "It's between the two of them, but they would hear each other better in a good week.",
            value: 0,
            feedback:
              "You've asked the person being moved aside to repair it. Eva hears that HR has noticed and expects her to be pleasant about it. She is less likely to speak up again, as is anyone she tells.",
            next: 'end',
          },
          {
            id: 'drift-wait',
            text: 'Note both facts with dates, watch for a third, and leave raising them to Eva.',
            reasoning: "A grievance she doesn't have certainly isn't mine to create for her.",
            value: 3,
            feedback:
              'She may be silent because speaking up cost her before. Your notes then prove that HR saw it and watched. Preventing retaliation needs a question to the person doing it, and no complaint from the one it happens to.',
            next: 'end',
          },
          {
            id: 'drift-today',
            text: 'Get both reversed by tonight, with counsel informed and his reasons for each of them on paper.',
            reasoning:
              'A meeting here and a signature there is how people get moved out of a job over time.',
            value: 10,
            feedback:
              'Laszlo says that he "just streamlined things," and restores both within the day. Counsel has a dated record that the company acted on its own. Eva learns that someone is watching without her having to ask.',
            next: 'end',
          },
          {
            id: 'drift-coach',
            text: 'Raise both in the next coaching hour, have the invitation restored, and tell David in the report.',
            reasoning:
              "It takes a week longer, but he is receptive after Kara's praise, and insight lasts longer than instruction.",
            value: 7,
            feedback:
              'The invitation returns. The approvals stay with Ted for weeks, and counsel, who is watching for exactly this, learns of it at month-end. For Eva that is another month outside her own job.',
            next: 'end',
          },
        ],
      },
      {
        id: 'announcement',
        title: 'The announcement draft',
        description: 'Decide what you do about your own recommendation.',
        situation:
          'Laszlo has taken your page further. An announcement about Eva\'s role goes out on Monday, "as recommended by HR." Counsel hasn\'t seen it.',
        messages: [
          {
            from: 'Eva Chandler',
            at: 'Friday, 3:00 PM',
            text: 'Before my job changes: did anyone look into what I wrote in April?',
          },
          {
            from: 'Laszlo Novak',
            at: 'Friday, 3:05 PM',
            text: 'Announcement attached. Your idea, nicely done.',
          },
        ],
        choices: [
          {
            id: 'announcement-handover',
            text: 'Send it to David and counsel before noon, ask them to stop it, and say no more, as your page is part of it.',
            reasoning:
              "It was my advice, but then I shouldn't be the person who tells people it was wrong.",
            value: 7,
            feedback:
              "It's stopped by people with authority. Laszlo learns from a lawyer that his partner has changed course, and Eva walks away without an answer. Withdrawing your own advice was uncomfortable and yours to do.",
            next: 'end',
          },
          {
            id: 'announcement-safeguards',
            text: 'Let it go ahead with guarantees: grade, pay, a review date, her signature, and your own check at 30 days.',
            reasoning:
              'It gives Eva more than most people in her place ever get, and it can keep peace in the division.',
            value: 0,
            feedback:
              "The safeguards are attached to the wrong act. Eva would be asked to sign while her concern is open. If the review supports her, the company will have removed the person who was right, on HR's advice.",
            next: 'end',
          },
          {
            id: 'announcement-delay',
            text: "Have Laszlo stop Monday and wait for the review; April can't be discussed before then.",
            reasoning:
              'Nothing goes wrong while nothing is announced, and the finding can then settle what comes next.',
            value: 3,
            feedback:
              'Monday passes without harm, which matters. But the option you wrote stays alive, and counsel hasn\'t seen it. "I can\'t comment" tells Eva nothing, not even that her concern reached someone.',
            next: 'end',
          },
          {
            id: 'announcement-withdraw',
            text: 'Withdraw your own advice before all three, with Monday stopped and a contact for Eva.',
            reasoning:
              "He's quoting HR's own page, and a mistake should be taken back by the people who made it, in plain words.",
            value: 10,
            feedback:
              'It costs you face with Laszlo and gives everyone a way back. Counsel stops the announcement, and the line and notice fixes go to Kara instead. Eva has a name and a truthful answer.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        'You asked what the structure was for before you drew it, kept the question on late orders, and let the facts do the challenging. When a concern surfaced you passed it on untouched and on the same day. You gave the leader options he could own, and you looked again without being asked. Read the feedback on every choice below ten: most lost points come from a right step taken late, or from an honest fact left out. Then complete the action plan for a live request.',
      failing:
        'Here is how it can go well. First, before any chart: "What would be better in six months, and which part would you still want if this person resigned today?" Second, contract in writing: the result, the data, the time, no role changes meanwhile, the leader\'s own part in scope, and limits on secrecy. Discretion may be offered; secrecy may not. If a paper has leaked, withdraw it and tell the employee the truth you can tell. Third, diagnose the business problem. If you find a concern about records, safety or law, stop, and give it to compliance and counsel the same day, together with the fact that a role change is in play. Don\'t ask around. Fourth, challenge in private with all the facts, including those that are fair criticism of the employee, and name the retaliation risk without judging motive. If he says he wants to act because of the concern, refuse, ask him to do nothing, and take it to counsel at once. Fifth, offer options against doing nothing. Moving the person to a project, or making her compete for her own job, is the same removal in softer clothes. Sixth, follow through: watch for lost invitations and approvals, tell counsel first, act without waiting for a complaint, and withdraw your own advice openly if it was wrong.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: WHEN A LEADER WANTS A REORG\n\nName: ______________________   Date: ______________\nRequest (no names): ______________________________________\n\n1. CONTRACT BEFORE CHART\nResult in six months, and who would notice: ______________________________\nMy question that separates structure from person: ______________________________\nLimits of confidence, in my words: ______________________________\nNo role changes or announcements before: ______________________________\n\n2. DIAGNOSE\nThree rival explanations: ______________________________\nData I need, and from whom: ______________________________\nIf a concern surfaces, I pass it today to: ______________________________\n\n3. CHALLENGE AND OPTIONS\nThe fact I show first, without comment: ______________________________\nMy line, word for word: ______________________________\nTwo workable options, and doing nothing: ______________________________\nWho is affected, and what they would say: ______________________________\n\n4. FOLLOW THROUGH\nSigns of quiet exclusion I will look for: ______________________________\nDates I will look: ______________   Whom I tell the same day: ______________\nAdvice of mine I may have to withdraw: ______________________________\n\nReviewed with: ______________________   Date: ______________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Contract before chart', 'Diagnose', 'Challenge and options', 'Follow through'],
    },
  },
});
