"""steel-frame: a plant's steel skeleton against the morning sky, low camera; columns, girders, bracing, a few decks."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arch import *
start(301)
def painted(name, c, rough=.5, metal=.2):
    """shop primer: faint mottling, a little dirt"""
    m, n = mat(name); v = n.coord('Object'); a = n.noise(.55, 4, .65, v); b = n.noise(7, 3, .7, v)
    f = n.math('ADD', n.math('MULTIPLY', a, .65), n.math('MULTIPLY', b, .35))
    n.out(n.bsdf(n.ramp(f, [(.3, tuple(x*.74 for x in c)), (.7, tuple(x*1.15 for x in c))]), metal, n.math('ADD', n.math('MULTIPLY', b, .2), rough-.1), n.bump(b, .05, .02))); return m
grey = painted('primer', (.30,.305,.315), .48); oxide = painted('oxide', (.17,.030,.022), .55); galv = painted('galv', (.52,.535,.55), .42, .7)
conc = concrete('conc', (.40,.39,.375), .8, .5, .3); dirt = concrete('dirt', (.150,.122,.098), .95, .30, 1.); dark = principled('dark', (.03,.03,.032), .3, .45); redm = principled('red', RED, 0, .4); yel = principled('yel', (.55,.50,.42), .1, .5)
def ibeam(a, b, h=.6, w=.32, tf=.035, tw=.022, m=grey, up=(0,0,1)):
    """rolled H section between two points; `up` = direction of the web"""
    a, b = Vector(a), Vector(b); d = (b-a); L = d.length; d.normalize(); z = Vector(up); z = (z-d*z.dot(d)).normalized(); y = z.cross(d)
    V, F = [], []
    for (cy, cz, sy, sz) in ((0,h/2-tf/2,w,tf),(0,-h/2+tf/2,w,tf),(0,0,tw,h-2*tf)):
        o = len(V)
        for t in (0, L):
            for qy, qz in ((-1,-1),(1,-1),(1,1),(-1,1)): V.append(tuple(a+d*t+y*(cy+qy*sy/2)+z*(cz+qz*sz/2)))
        F += [tuple(o+i for i in f) for f in ((3,2,1,0),(4,5,6,7),(0,1,5,4),(1,2,6,5),(2,3,7,6),(3,0,4,7))]
    _, GV, GF = G.setdefault(m.name, (m, [], [])); o = len(GV); GV.extend(V); GF.extend(tuple(o+i for i in f) for f in F)
G = {}
BX, BY, H = 9., 9., (0, 7.2, 13.2, 19.2, 25.2)
NX, NY = 8, 5
def top(i, j):                                                  # erection goes from left to right: the far bays stand higher
    return 4 if i <= 3 else 3 if i <= 5 else 2 if i <= 6 else 1
for i in range(NX+1):
    for j in range(NY+1):
        t = top(i, j); x, y = i*BX, j*BY
        ibeam((x,y,.0), (x,y,H[t]+(1.1 if t < 4 else .35)), .46, .44, .045, .03, grey, (0,1,0))
        box((.8,.8,.06), (x,y,.03), dark); box((1.5,1.5,.5), (x,y,-.22), conc, .03)
        for k in range(1, t+1):                                 # splice and gusset plates
            box((.52,.52,.05), (x,y,H[k]+.33), grey)
            for sx in (-1,1): box((.02,.30,.5), (x+sx*.25,y,H[k]), galv); box((.30,.02,.5), (x,y+sx*.25,H[k]), galv)
for k in range(1, 5):
    for j in range(NY+1):
        for i in range(NX):
            if min(top(i,j), top(i+1,j)) >= k: ibeam((i*BX+.23,j*BY,H[k]), ((i+1)*BX-.23,j*BY,H[k]), .62, .30, m=grey if (i+j+k)%7 else oxide)
    for i in range(NX+1):
        for j in range(NY):
            if top(i,j) >= k: ibeam((i*BX,j*BY+.23,H[k]), (i*BX,(j+1)*BY-.23,H[k]), .55, .26, m=grey)
    for i in range(NX):                                         # secondary beams
        if min(top(i,0), top(i+1,0)) >= k:
            for s in (1,2):
                for j in range(NY): ibeam((i*BX+s*3,j*BY+.1,H[k]+.06), (i*BX+s*3,(j+1)*BY-.1,H[k]+.06), .36, .18, .02, .014, oxide)
decks = [(0,4,0,5,1),(0,3,1,5,2),(0,2,2,5,3),(4,6,2,5,1)]
for i0,i1,j0,j1,k in decks:                                     # ribbed steel deck with a pale slab edge
    x0,x1,y0,y1 = i0*BX-.3,i1*BX+.3,j0*BY-.3,j1*BY+.3; z = H[k]+.33
    boxes([(x0,x1,y,y+.12,z,z+.06) for y in [y0+q*.3 for q in range(int((y1-y0)/.3))]], galv); boxes([(x0,x1,y0,y1,z+.06,z+.20)], conc)
    boxes([(x0-.01,x1+.01,y0-.03,y0-.01,z-.02,z+.22)], galv)
    for x in [x0+q*1.5 for q in range(int((x1-x0)/1.5)+1)]: rod((x,y0+.05,z+.2), (x,y0+.05,z+1.35), .022, galv, 8)
    for zz in (.75,1.3): rod((x0,y0+.05,z+zz), (x1,y0+.05,z+zz), .018, redm if zz > 1 else galv, 8)
def brace(i, j, k, ax=0):
    a = Vector((i*BX,j*BY,H[k])); b = Vector(((i+1)*BX,j*BY,H[k+1])) if ax == 0 else Vector((i*BX,(j+1)*BY,H[k+1]))
    c, d = Vector((a.x,a.y,b.z)), Vector((b.x,b.y,a.z))
    for p, q in ((a,b),(c,d)): u = (q-p).normalized()*.5; rod(p+u, q-u, .085, grey, 14)
    m = (a+b)/2; box((.7,.04,.7) if ax == 0 else (.04,.7,.7), m, galv)
for k in range(0,4): brace(2, 0, k); brace(2, NY, k)
for k in range(0,3): brace(0, 1, k, 1)
for k in range(0,2): brace(5, 0, k)
for i in range(NX):                                             # roof trusses over the finished bays
    if i < 3:
        for j in range(NY+1):
            for s in range(6): x = i*BX+s*1.5; rod((x,j*BY,H[4]), (x+.75,j*BY,H[4]+1.5), .05, grey, 8); rod((x+.75,j*BY,H[4]+1.5), (x+1.5,j*BY,H[4]), .05, grey, 8)
            ibeam((i*BX,j*BY,H[4]+1.5), ((i+1)*BX,j*BY,H[4]+1.5), .26, .22, m=grey)
for m, V, F in G.values(): obj(mesh(V, F, m))
# ground: graded earth, a pale slab, stacked beams waiting, tower crane far behind
m = dirt; plane(1500,1500,(0,400,-.03),m); boxes([(-4,NX*BX+4,-4,NY*BY+4,-.02,.04)], conc)
G = {}
for k, (x, y) in enumerate(((46,-13),(47,-13),(48.0,-13),(46.5,-13),(47.5,-13))): ibeam((x-6,y+(k%3)*.5,.35+.34*(k//3)), (x+5,y+(k%3)*.5,.35+.34*(k//3)), .32, .30, m=oxide)
for m, V, F in G.values(): obj(mesh(V, F, m))
def crane(x, y, h, a, l=46):
    c = 1.0; R = Matrix.Rotation(a,4,'Z')
    for sx in (-c,c):
        for sy in (-c,c): rod((x+sx,y+sy,0), (x+sx,y+sy,h), .13, yel, 8)
    for q in range(int(h/2)):
        z = q*2; s = 1 if q%2 else -1
        for p0, p1 in (((-c,-c),(c,-c)),((c,-c),(c,c)),((c,c),(-c,c)),((-c,c),(-c,-c))): rod((x+p0[0],y+p0[1],z+(0 if s>0 else 2)), (x+p1[0],y+p1[1],z+(2 if s>0 else 0)), .06, yel, 6)
    def P(v): return tuple(Vector((x,y,h))+R@Vector(v))
    for s in (-.8,.8): rod(P((-14,s,1)), P((l,s,1)), .10, yel, 8)
    rod(P((0,0,2.6)), P((l,0,2.3)), .10, yel, 8); rod(P((0,0,9)), P((l*.62,0,2.5)), .05, dark, 6); rod(P((0,0,9)), P((-13,0,1.4)), .05, dark, 6)
    for q in range(int(l/2)):
        for s in (-.8,.8): rod(P((q*2,s,1)), P((q*2+1,0,2.5)), .05, yel, 6); rod(P((q*2+1,0,2.5)), P((q*2+2,s,1)), .05, yel, 6)
    for e in (-1,1): rod(P((e*.7,0,0)), P((0,0,9)), .12, yel, 8)
    o = box((3.2,2.4,2.6), P((-12.5,0,-.2)), conc); o.rotation_euler = (0,0,a); o = box((1.6,1.5,2), P((1.6,-1.4,-.2)), redm, .1); o.rotation_euler = (0,0,a)
    rod(P((l*.62,0,1)), P((l*.62,0,-16)), .03, dark, 6)
crane(61, 62, 47, math.radians(206), 52)
boxes([(x+.04,x+2.46,74.97,75.03,.1,2.1) for x in [-60+q*2.5 for q in range(84)]], principled('hoard', (.74,.74,.735), 0, .5)); boxes([(-60,150,74.95,75.05,2.1,2.28)], redm)
for x, y in ((70,54),(70,48),(77,54)): box((6.0,2.5,2.6), (x,y,1.3), conc if x > 75 else galv, .05)
T = tree_meshes(leaf_mat('leaf', (.075,.095,.034)), principled('bark', (.06,.04,.03), 0, .9), 3, 3500); rt = random.Random(3)
for i in range(170): y = rt.uniform(105, 230); tree(T, rt.uniform(-.7*y-40, .8*y+60), y, rt.uniform(1.0,1.9))
rp = random.Random(5); PB = [sphere_mesh(1, 2, dirt, lambda c, q=q: .7+.9*noise.noise(c*1.9+Vector((q*5,0,0)))) for q in range(4)]
for i in range(5200): d = rp.random()**1.5*26+2.2; a = rp.uniform(-.62,.62)+.42; s = min(.05, .007*rp.random()**-.45)*(1+.03*d); obj(rp.choice(PB), (57-d*math.sin(a), -31+d*math.cos(a), s*.1), (rp.uniform(0,6),0,rp.uniform(0,6)), (s*1.3,s,s*.7))
gr = [hz for hz in (emit('ridge', (.70,.60,.53), .80, lamp=False), emit('ridge2', (.86,.73,.62), .90, lamp=False))]
for k, (yy, hh) in enumerate(((520, 22),(800, 52))):
    n = 90; V, F = [], []
    for i in range(n):
        x = -1200+2400*i/(n-1); z = hh*(.5+.5*noise.noise(Vector((x*.005, k*9, 0))))+3; V += [(x,yy,-5),(x,yy,z)]
    for i in range(n-1): F.append((2*i,2*i+2,2*i+3,2*i+1))
    obj(mesh(V, F, gr[k]))
SUN = (-.72,.55,-.30)
world_dusk([(0,(1.12,.86,.62)),(.16,(.92,.80,.68)),(.34,(.56,.66,.78)),(.62,(.26,.41,.64)),(1,(.11,.22,.46))], SUN, glow=(1,.76,.48), glow_k=.5, strength=.85, clouds=.7)
sun(SUN, 6.4, (1,.76,.50), .7)
camera((57,-31,1.7), (33.4,14,14.2), lens=28.7)
render('steel-frame', dict(exposure=.26, bloom=.09, contrast=1.16, vignette=.20, saturation=1.02, haze=[.90,.76,.62,.55], sharpen=.15, grain=.005, shadow_tint=[-.004,0,.010], high_tint=[.012,.004,-.008]), spp=24, bounces=5, mist=(60, 700, 'LINEAR'))
